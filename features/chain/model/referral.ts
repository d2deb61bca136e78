/** Why nothing can be delivered to a wallet. */
export type UnpayableReason =
  /** It holds less than the network demands of an account, and the amount does not make up for it. */
  | "below-rent"
  | "no-token-account"
  | "frozen-token-account"
  /** A program or an account that belongs to one. */
  | "not-a-wallet"

/** Held by a record on chain, and returned when it is removed. */
export const referralRecordRent = BigInt(128 + 40) * 6_960n
