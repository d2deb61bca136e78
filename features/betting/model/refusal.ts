/** Why a bet is not placed. Amounts are in the smallest unit of the bet's token. */
export type Refusal =
  | { kind: "pool-closed" }
  | { kind: "no-amount" }
  | { kind: "below-minimum"; min: bigint }
  | { kind: "above-payout"; max: bigint; maxPayout: bigint }
  | { kind: "above-balance"; needed: bigint; balance: bigint; spendable: bigint }
  /** A bet in another token, by a wallet without the SOL for fees and rent. */
  | { kind: "missing-sol"; needed: bigint; lamports: bigint }
  /** The issuer of the token has frozen the wallet's account. */
  | { kind: "account-frozen" }
  /** The platform's fee is above what the pool allows: a mistake in this app's configuration. */
  | { kind: "fee-above-ceiling" }
  | { kind: "costs-changed" }
  | { kind: "policy-unavailable" }
  | { kind: "quote-unavailable" }
  /** A policy's own reason, as one or more sentences for the player. */
  | { kind: "policy"; sentence: string }
