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
