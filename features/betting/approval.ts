import type { BetMessage } from "./model/bet-message"
import type { Quote } from "./model/quote"
import type { Spent } from "./model/spent"
import type { BetChain } from "./ports/bet-chain"

/** A bet is refused with a message, or continues with its quote. Free play has none. */
export type Approved = { refusal: BetMessage } | { refusal: null; quote: Quote | null; spent?: Spent }

/** Asked about one bet on its way to the wallet. */
export interface BetApproval<Chain = BetChain> {
  /** `chain` is null in free play. */
  approve(chain: Chain | null): Promise<Approved>
  /** Asked again right before the signature, and after a wallet that took long; null when nothing has changed. */
  stillApproved(chain: Chain, quote: Quote): Promise<BetMessage | null>
}
