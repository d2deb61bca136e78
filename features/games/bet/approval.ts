import type { Chain } from "#features/chain"
import type { Quote } from "./quote"
import type { RefusalMessage } from "./refusal"
import type { Spent } from "./spent"

/** A bet is refused with a message, or continues with its quote. Free play has none. */
export type Approved = { refusal: RefusalMessage } | { refusal: null; quote: Quote | null; spent?: Spent }

/** Asked about one bet on its way to the wallet. */
export interface BetApproval {
  /** `chain` is null in free play. */
  approve(chain: Chain | null): Promise<Approved>
  /** Asked again right before the signature, and after a wallet that took long; null when nothing has changed. */
  stillApproved(chain: Chain, quote: Quote): Promise<RefusalMessage | null>
}
