export interface MinimumInput {
  /** What the pool itself asks for; null while it is not read. */
  poolMin: bigint | null
  /** What a dollar is worth in the token; null without a price to convert with. */
  dollar: bigint | null
  /** A token without a value has its own base in place of the dollar. */
  freeBase?: bigint
}

/** The smallest stake a table takes: a dollar's worth, and never less than the pool's own. Null while neither is known. */
export function minimumWager({ poolMin, dollar, freeBase }: MinimumInput): bigint | null {
  const house = freeBase ?? dollar
  if (house === null || poolMin === null) return house ?? poolMin
  return house > poolMin ? house : poolMin
}
