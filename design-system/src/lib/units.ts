/** U+2212, as wide as the plus sign and never broken from its number. */
export const MINUS = "\u2212"

/** What an amount field accepts while it is typed: digits with at most one point, or nothing. */
export const amountText = /^\d*\.?\d*$/

/** Whole tokens as typed to smallest units, rounded down; null when the text holds no number. */
export function parseUnits(text: string, decimals: number): bigint | null {
  if (!amountText.test(text) || !/\d/.test(text)) return null
  const [whole = "", fraction = ""] = text.split(".")
  return BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, "0"))
}

function split(value: bigint, decimals: number) {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, "0")
  const point = digits.length - decimals
  return { whole: digits.slice(0, point), fraction: digits.slice(point) }
}

/** Exact text of an amount, ungrouped and without trailing zeros: what a field shows and `parseUnits` reads back. */
export function formatUnits(value: bigint, decimals: number): string {
  const { whole, fraction } = split(value, decimals)
  const rest = fraction.replace(/0+$/, "")
  return `${value < 0n ? "-" : ""}${whole}${rest ? `.${rest}` : ""}`
}

export interface AmountFormat {
  /**
   * Digits after the point, always this many, without it as many as the amount has. The rest is cut, so that an amount never
   * looks larger and a loss never looks smaller than it is.
   */
  digits?: number
  /**
   * "negative" writes only the minus, "always" also the plus of a gain, "never" neither.
   * @default "negative"
   */
  sign?: "negative" | "always" | "never"
}

const group = (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, ",")

/** A loss with nothing but noughts after this many digits, rounded away from zero. */
function roundedLoss(value: bigint, decimals: number, digits: number): bigint {
  const unit = 10n ** BigInt(Math.max(0, decimals - digits))
  return ((value - unit + 1n) / unit) * unit
}

/** An amount to read: grouped thousands, U+2212, and `<0.0001` for a gain that the digits cannot show. */
export function formatAmount(value: bigint, decimals: number, { digits, sign = "negative" }: AmountFormat = {}) {
  const rounded = value < 0n && digits !== undefined ? roundedLoss(value, decimals, digits) : value
  const { whole, fraction } = split(rounded, decimals)
  const shown = digits === undefined ? fraction.replace(/0+$/, "") : fraction.padEnd(digits, "0").slice(0, digits)
  const negative = value < 0n ? MINUS : ""
  const mark = sign === "never" ? "" : sign === "always" && value > 0n ? "+" : negative
  const lost = value !== 0n && /^0*$/.test(whole + shown)
  if (lost) return digits ? `${mark}<0.${"0".repeat(digits - 1)}1` : `${mark}<1`
  return `${mark}${group(whole)}${shown ? `.${shown}` : ""}`
}
