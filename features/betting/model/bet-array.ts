/** 1x in basis points. */
export const WHOLE = 10_000

/** One multiplier in basis points per equally likely outcome; the index drawn is the index paid. */
export type BetArray = readonly number[]

export interface PayoutRow {
  multiplierBps: number
  outcomes: number
  /** 0 to 1. */
  chance: number
}

/** What the draw gives back of a stake on average, 1 for all of it. Fees are never part of it. */
export const rtp = (bet: BetArray) => bet.reduce((sum, multiplierBps) => sum + multiplierBps, 0) / (bet.length * WHOLE)

export const maxMultiplier = (bet: BetArray) => bet.reduce((most, multiplierBps) => Math.max(most, multiplierBps), 0)

/** Chance of getting more back than was staked, 0 to 1. */
export const winChance = (bet: BetArray) => bet.filter((multiplierBps) => multiplierBps > WHOLE).length / bet.length

/** Every multiplier once, best first. */
export function payoutTable(bet: BetArray): readonly PayoutRow[] {
  const counts = new Map<number, number>()
  for (const multiplierBps of bet) counts.set(multiplierBps, (counts.get(multiplierBps) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => b - a)
    .map(([multiplierBps, outcomes]) => ({ multiplierBps, outcomes, chance: outcomes / bet.length }))
}

/** Largest payout of a stake, in the token's smallest unit. */
export const highestPayout = (bet: BetArray, wager: bigint) => (wager * BigInt(maxMultiplier(bet))) / BigInt(WHOLE)
