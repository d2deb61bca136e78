import type { BetMessage, EngineMessageId } from "../model/bet-message"
import type { BetToken } from "../model/bet-token"
import type { Refusal } from "../model/refusal"

/** The words for a player, which are the app's. */
export interface Announcer {
  message(id: EngineMessageId): BetMessage
  refusal(refusal: Refusal, token: Pick<BetToken, "symbol" | "decimals">): BetMessage
  /** About a wallet that did not sign, by what it said. */
  walletFailure(words: string): BetMessage
}
