/** Digits of a price that take part in a conversion. */
const PRICE_SCALE = 1_000_000_000

const scaled = (priceUsd: number) => {
  const price = Math.round(priceUsd * PRICE_SCALE)
  if (!Number.isSafeInteger(price) || price <= 0) throw new RangeError(`${priceUsd} is not a price to convert with`)
  return BigInt(price)
}

/**
 * Whole US cents in the token's smallest units, rounded down so that a preset never asks for more than it says.
 * @throws RangeError for a price that is not positive.
 */
export const unitsForCents = (cents: bigint, priceUsd: number, decimals: number): bigint =>
  (cents * 10n ** BigInt(decimals) * BigInt(PRICE_SCALE)) / (100n * scaled(priceUsd))

/**
 * What an amount is worth in whole US cents, rounded down, and a loss away from zero.
 * @throws RangeError for a price that is not positive.
 */
export function centsOf(units: bigint, priceUsd: number, decimals: number): bigint {
  const [worth, cent] = [units * scaled(priceUsd) * 100n, BigInt(PRICE_SCALE) * 10n ** BigInt(decimals)]
  return (units < 0n ? worth - cent + 1n : worth) / cent
}
