import { parseUnits } from "../lib/units"

/** What a text in an amount field means. */
export type AmountEntry =
  | { kind: "amount"; text: string; value: bigint }
  /** The comma may be a decimal point or a thousands separator; only the player knows. */
  | { kind: "ambiguous"; text: string; readings: readonly [decimal: bigint, grouped: bigint] }
  | { kind: "refused"; reason: string }

const oneSeparator = /^\d*[.,]?\d*$/
const groupedOrDecimal = /^0*[1-9]\d*,\d{3}$/

const reasons = {
  separators: "Use one decimal point and no thousands separators. The bet has not changed.",
  exponent: "Write the amount in full, without an exponent. The bet has not changed.",
  characters: "Use digits and one decimal point only. The bet has not changed.",
}

function refusalOf(text: string): string {
  if (/^[\d.,]+$/.test(text)) return reasons.separators
  return /^[\d.,]+e[+-]?\d*$/i.test(text) ? reasons.exponent : reasons.characters
}

/** Reads a typed or pasted amount. A single comma is a decimal point; nothing is dropped from a text to make it fit. */
export function readAmount(typed: string, decimals: number): AmountEntry {
  const text = typed.replace(/\s/g, "")
  if (!oneSeparator.test(text)) return { kind: "refused", reason: refusalOf(text) }
  const value = parseUnits(text.replace(",", "."), decimals) ?? 0n
  if (!groupedOrDecimal.test(text)) return { kind: "amount", text, value }
  return { kind: "ambiguous", text, readings: [value, parseUnits(text.replace(",", ""), decimals) ?? 0n] }
}
