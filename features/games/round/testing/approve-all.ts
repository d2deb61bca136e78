import type { BetApproval } from "../../bet/approval"

export const testQuote = { creatorFeeBps: 35, jackpotFeeBps: 10, lines: [], extraInstructions: [] }

/** An approval without policies and limits, for tests of what comes after it. */
export const approveAll: BetApproval = {
  approve: async () => ({ refusal: null, quote: testQuote }),
  stillApproved: async () => null,
}
