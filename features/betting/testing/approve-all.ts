import type { BetApproval } from "../approval"
import { emptyQuote } from "../model/quote"

export const testQuote = { ...emptyQuote, creatorFeeBps: 35, jackpotFeeBps: 10 }

/** An approval without policies and limits, for tests of what comes after it. */
export const approveAll: BetApproval = {
  approve: async () => ({ refusal: null, quote: testQuote }),
  stillApproved: async () => null,
}
