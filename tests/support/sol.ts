import type { TokenConfig } from "#contract/config"

/** Lamports, in the pool that is public. */
export const sol: TokenConfig = {
  mint: "So11111111111111111111111111111111111111112",
  symbol: "SOL",
  name: "Solana",
  decimals: 9,
  poolAuthority: "11111111111111111111111111111111",
}
