import type { TokenConfig } from "#contract/config"

/** What free play is played with. It is not minted: no chain knows it, and its name is no address. */
export const freePlayToken: TokenConfig = {
  mint: "dghrt-free-play",
  symbol: "DGHRT",
  name: "DGHRT free play",
  decimals: 9,
  poolAuthority: "",
}

export const isFreePlay = (token: string): boolean => token === freePlayToken.mint

/** 1 DGHRT: the smallest stake. */
export const FREE_MIN_WAGER = 1_000_000_000n

/** 1,000 DGHRT: what everyone begins with, and what a reset gives back. */
export const FIRST_BALANCE = 1_000_000_000_000n

/** 100,000 DGHRT on one play: a pool that could pay anything would teach the wrong thing about limits. */
export const FREE_MAX_PAYOUT = 100_000_000_000_000n
