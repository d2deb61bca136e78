/** 1 DGHRT: the smallest stake. */
export const FREE_MIN_WAGER = 1_000_000_000n

/** 1,000 DGHRT: what everyone begins with, and what a reset gives back. */
export const FIRST_BALANCE = 1_000_000_000_000n

/** 100,000 DGHRT on one play: a pool that could pay anything would teach the wrong thing about limits. */
export const FREE_MAX_PAYOUT = 100_000_000_000_000n
