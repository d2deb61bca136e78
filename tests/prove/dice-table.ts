const faces = 100

/**
 * Dice as its rules are printed: under `target` pays 100 / target, in whole basis points rounded down. Written down a
 * second time on purpose: a proof that borrowed the game's own formula could not contradict it.
 */
export function underTable(target: number): readonly number[] {
  const multiplierBps = Math.floor((faces * 10_000) / target)
  return Array.from({ length: faces }, (_, face) => (face < target ? multiplierBps : 0))
}

/** Of one play's multiplier, as a multiple of the stake. */
export function expectation(betArray: readonly number[]): { mean: number; variance: number } {
  const multiples = betArray.map((bps) => bps / 10_000)
  const mean = multiples.reduce((sum, multiple) => sum + multiple, 0) / multiples.length
  const variance = multiples.reduce((sum, multiple) => sum + (multiple - mean) ** 2, 0) / multiples.length
  return { mean, variance }
}
