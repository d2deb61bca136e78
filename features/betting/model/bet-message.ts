/** Why a bet is refused. */
type RefusalId =
  | "POOL_CLOSED"
  | "INVALID_BET"
  | "BET_TOO_LOW"
  | "BET_TOO_HIGH"
  | "INSUFFICIENT_BALANCE"
  | "MISSING_SOL_AT_BET"
  | "ACCOUNT_FROZEN"
  | "FEE_ABOVE_CEILING"
  | "COSTS_CHANGED"
  | "POLICY_UNAVAILABLE"
  | "QUOTE_UNAVAILABLE"
  | "BET_REFUSED"

/** Why free play takes no bet. */
type FreePlayId = "FREE_NOTHING_TO_WIN" | "FREE_ABOVE_PAYOUT" | "FREE_ABOVE_BALANCE" | "FREE_PLAYING_ELSEWHERE"

/** What a wallet said that did not sign. */
type WalletId =
  | "WALLET_REQUIRED"
  | "TRANSACTION_REJECTED"
  | "INSUFFICIENT_FUNDS"
  | "ACCOUNT_NOT_FOUND"
  | "ACCESS_DENIED"
  | "NETWORK_ERROR"
  | "SIMULATION_FAILED"
  | "PROGRAM_ERROR"
  | "TRANSACTION_TOO_LARGE"
  | "TRANSACTION_FAILED"
  | "TRANSACTION_FAILED_WITH"

/** What the engine says by itself about a bet on its way. */
export type EngineMessageId =
  | "BLOCKHASH"
  | "BET_EXPIRED"
  | "BET_ROLLED_BACK"
  | "BET_CANCELLED"
  | "BET_NOT_FOLLOWED"
  | "BET_OUT_OF_SIGHT"
  | "STEP_OUT_OF_SIGHT"
  | "BET_REFUSED_BY_NODE"
  | "BET_NOT_COUNTED"
  | "BET_STOPPED"
  | "BET_STOPPED_BY_WALLET"
  | "BET_STOPPED_SAYS_NODE"
  | "EARLIER_BET_COUNTED"
  | "EARLIER_BET_COUNTED_ALONE"
  | "BET_UNKNOWN"
  | "BET_UNKNOWN_OVER"
  | "BET_LATE"
  | "NETWORK_STANDS_STILL"
  | "EARLIER_BET_OPEN"
  | "RESULT_NOT_PROVEN"
  | "PLAYING_ELSEWHERE"
  | "WAITING_FOR_WALLET"
  | "WALLET_WAIT_STOPPED"
  | "SIGN_AGAIN"
  | "WAITING_FOR_NETWORK"
  | "WAITING_FOR_RESULT"
  | "ACCOUNT_SETUP_FAILED"
  | "RPC_ERROR"
  | "UNKNOWN"

/** The entries about bets that the app's catalogue of messages has. */
export type BetMessageId = EngineMessageId | RefusalId | FreePlayId | WalletId

/** What is said of a bet: the name of an entry in that catalogue, and its text with the amounts filled in. */
export interface BetMessage {
  id: BetMessageId
  text: string
}
