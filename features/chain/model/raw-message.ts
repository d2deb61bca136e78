/** What a message of a wallet, a node or a program is about. The names are those of the app's messages. */
export type RawMessageKind =
  | "WALLET_REQUIRED"
  | "TRANSACTION_REJECTED"
  | "INSUFFICIENT_FUNDS"
  | "ACCOUNT_NOT_FOUND"
  | "ACCESS_DENIED"
  | "BLOCKHASH"
  | "NETWORK_ERROR"
  | "SIMULATION_FAILED"
  | "PROGRAM_ERROR"
  | "TRANSACTION_TOO_LARGE"
  | "TRANSACTION_FAILED_WITH"

/** In the order of the specification: the first that matches counts. */
const patterns: ReadonlyArray<readonly [RegExp, RawMessageKind]> = [
  [/not_connected/i, "WALLET_REQUIRED"],
  [/user rejected/i, "TRANSACTION_REJECTED"],
  [/insufficient/i, "INSUFFICIENT_FUNDS"],
  [/account ?not ?found|could not find account|account does not exist|index out of range/i, "ACCOUNT_NOT_FOUND"],
  [/403|forbidden/i, "ACCESS_DENIED"],
  [/blockhash/i, "BLOCKHASH"],
  [/network|fetch/i, "NETWORK_ERROR"],
  [/simulation failed/i, "SIMULATION_FAILED"],
  [/program error/i, "PROGRAM_ERROR"],
  [/too large/i, "TRANSACTION_TOO_LARGE"],
]

/** Names a message that comes as nothing but text. Errors of our own chain client carry their kind and need no reading. */
export const rawMessageKind = (message: string): RawMessageKind =>
  patterns.find(([pattern]) => pattern.test(message))?.[1] ?? "TRANSACTION_FAILED_WITH"
