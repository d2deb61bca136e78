/** 1x in basis points. */
export const WHOLE = 10_000

/** One multiplier in basis points per equally likely outcome; the index drawn is the index paid. */
export type BetArray = readonly number[]

export const maxMultiplier = (bet: BetArray) => bet.reduce((most, multiplierBps) => Math.max(most, multiplierBps), 0)
