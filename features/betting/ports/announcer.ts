import type { BetMessage, EngineMessageId } from "../model/bet-message"
import type { BetToken } from "../model/bet-token"
import type { Refusal } from "../model/refusal"

/** What some messages name. */
export interface MessageValues {
  /** Network fee of the bet's transaction; absent where an older version signed it. */
  feeLamports?: bigint
  /** How long a wait lasts at most. */
  seconds?: number
}

/** The words for a player, which are the app's. */
export interface Announcer {
  message(id: EngineMessageId, values?: MessageValues): BetMessage
  refusal(refusal: Refusal, token: Pick<BetToken, "symbol" | "decimals">): BetMessage
  /** About a wallet that did not sign, by what it said. */
  walletFailure(words: string): BetMessage
}
