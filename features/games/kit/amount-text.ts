import { formatAmount, formatUnits } from "@dghrt/design-system"

const PLACES = 4

/** Every digit that is not a trailing zero, and at least four places: "0.5000", "0.123456789". For amounts at rest. */
export const exactAmount = (value: bigint, decimals: number): string =>
  formatAmount(value, decimals, { digits: placesFor([value], decimals) })

/** The places, at least four, with which no digit of any of these amounts is hidden. */
export const placesFor = (values: readonly bigint[], decimals: number): number =>
  Math.max(PLACES, ...values.map((value) => formatUnits(value, decimals).split(".")[1]?.length ?? 0))

export const SOL = { symbol: "SOL", decimals: 9 }

/** "0.0149 SOL": all its digits, in as many places as the amounts above and below it have. */
export const tokenAmount = (
  value: bigint,
  { symbol, decimals }: { symbol: string; decimals: number },
  digits = placesFor([value], decimals),
) => `${formatAmount(value, decimals, { digits })} ${symbol}`

/** "0.0043 SOL"; a pool without a minimum takes one unit of the smallest. */
export const minimumText = (minimum: bigint, { symbol, decimals }: { symbol: string; decimals: number }) =>
  minimum === 1n ? "None. Small bets are mostly fees." : `${exactAmount(minimum, decimals)} ${symbol}`

/** Four places, never rounded up: fits a button. */
export const shortAmount = (value: bigint, decimals: number) => formatAmount(value, decimals, { digits: PLACES })

/** As many of the four places as `room` characters have space for, and whole tokens if need be. */
export function fittingAmount(value: bigint, decimals: number, maxLength: number): string {
  for (let digits = PLACES; digits > 0; digits--) {
    const text = formatAmount(value, decimals, { digits })
    if (text.length <= maxLength) return text
  }
  return formatAmount(value, decimals, { digits: 0 })
}

/** A cost, never rounded down: four places, and of one below a thousandth its first two digits. */
export function costAmount(value: bigint, decimals: number): string {
  const noughts = decimals - value.toString().length
  const digits = Math.min(decimals, Math.max(PLACES, noughts + 2))
  const unit = 10n ** BigInt(decimals - digits)
  return formatAmount(((value + unit - 1n) / unit) * unit, decimals, { digits })
}

/** The same of what was lost, never rounded down. */
export const lostAmount = (value: bigint, decimals: number) =>
  formatAmount(-value, decimals, { digits: PLACES, sign: "never" })

/** A gain carries its plus; nothing gained carries no sign. */
export const signedAmount = (value: bigint, decimals: number) =>
  formatAmount(value, decimals, { digits: PLACES, sign: "always" })
