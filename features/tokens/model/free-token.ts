import type { TokenConfig } from "#contract/config"

/** What free play is played with. It is not minted: no chain knows it, and its name is no address. */
export const freePlayToken: TokenConfig = {
  mint: "dghrt-free-play",
  symbol: "DGHRT",
  name: "DGHRT free play",
  decimals: 9,
  poolAuthority: "",
}

export const isFreePlay = (mint: string): boolean => mint === freePlayToken.mint
