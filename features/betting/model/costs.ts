export interface FeeLine {
  label: string
  /** In the token's smallest unit. */
  amount: bigint
  /** Its share of the wager in basis points; absent where it is a fixed amount. */
  bps?: number
  /** Who receives a part of it. */
  note?: string
}

/** Null means not known yet; a limit that is not known never blocks, the limits that are checked before signing decide then. */
export interface Limits {
  minWager: bigint | null
  maxPayout: bigint | null
  spendable: bigint | null
}

/** SOL that a bet takes beside its token. */
export interface SolLine {
  label: string
  lamports: bigint
  /** It comes back then: "when you close your account at the program". */
  returnsWhen?: string
}

/** Lamports that a bet takes beside its wager and its fees. */
export interface ChainCosts {
  /** For the signatures and for the program. */
  network: bigint
  /** What the player adds to be served sooner. */
  priority: bigint
  /** Rent of the accounts that a first bet opens, and what other features charge in SOL. */
  lines: readonly SolLine[]
  /** The bet is in SOL too, so that both add up. */
  inToken: boolean
}
