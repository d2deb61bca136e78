/** What a bet needs to know of the token that it is placed with. */
export interface BetToken {
  mint: string
  /** Empty for a mint without metadata. */
  symbol: string
  name: string
  /** Digits after the point: 9 for SOL. */
  decimals: number
  /** Whose pool pays: the system program's address for the public pool. */
  poolAuthority: string
}

/** Stands for SOL, which is no token of a mint. */
export const SOL_MINT = "So11111111111111111111111111111111111111112"
