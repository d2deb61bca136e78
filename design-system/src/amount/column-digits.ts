/** Below this many whole tokens, a share of 1, two places would hide most of the amount. */
const small = { share: 100n, digits: 4 } as const
const usual = 2

/**
 * Digits after the point of an amount in a column: two, and four for an amount under 0.01, which would read as nothing. The
 * row's own page has them all.
 */
export function columnDigits(value: bigint, decimals: number): number {
  const size = value < 0n ? -value : value
  const under = size > 0n && size * small.share < 10n ** BigInt(decimals)
  return Math.min(decimals, under ? small.digits : usual)
}
