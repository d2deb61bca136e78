/** What kind of trouble the chain side had. */
export type ChainErrorKind =
  | "network"
  /** A library of the chain did not load; a browser may ask for it again with the next page only. */
  | "code-missing"
  | "insufficient-funds"
  | "program-refused"
  | "simulation-failed"
  | "rejected-by-wallet"
  /** The wallet did not sign, and not because the player said no; `code` is what it said. */
  | "wallet-failed"
  | "wallet-changed-transaction"
  | "transaction-too-large"
  | "not-connected"
  /** An exception that no code here foresaw: a fault of the app, not of the network. */
  | "unexpected"
