export interface MinimumInput {
  /** What the pool itself asks for; null while it is not read. */
  poolMin: bigint | null
  /** What a dollar is worth in the token; null without a price to convert with. */
  dollar: bigint | null
  /** A token without a value has its own base in place of the dollar. */
  freeBase?: bigint
}

/**
 * The smallest wager that a game takes: a dollar's worth, and never less than the pool's own; a pool that sets none takes no
 * bet of nothing either. Null while neither is known.
 */
export function minimumWager({ poolMin, dollar, freeBase }: MinimumInput): bigint | null {
  const base = freeBase ?? dollar
  const least = poolMin === 0n ? 1n : poolMin
  if (base === null || least === null) return base ?? least
  return base > least ? base : least
}
