import { latinNumber } from "../lib/typed-text"
import { parseUnits } from "../lib/units"

/** What a text in an amount field means. */
export type AmountEntry =
  | { kind: "amount"; text: string; value: bigint }
  /** The comma may be a decimal point or a thousands separator; only the player knows. */
  | { kind: "ambiguous"; text: string; readings: readonly [decimal: bigint, grouped: bigint] }
  | RefusedEntry

export interface RefusedEntry {
  kind: "refused"
  reason: "separators" | "exponent" | "characters"
}

/** What is staked with it: nothing unless it is one amount. An empty field must not leave the old stake armed. */
export const stakeOf = (entry: AmountEntry): bigint => (entry.kind === "amount" ? entry.value : 0n)

const oneSeparator = /^\d*[.,]?\d*$/
const groupedOrDecimal = /^0*[1-9]\d*,\d{3}$/

function refusalOf(text: string) {
  if (/^[\d.,]+$/.test(text)) return "separators"
  return /^[\d.,]+e[+-]?\d*$/i.test(text) ? "exponent" : "characters"
}

/** Reads a typed or pasted amount. A single comma is a decimal point, and digits of other scripts count; nothing is dropped from a text to make it fit. */
export function readAmount(typed: string, decimals: number): AmountEntry {
  const text = latinNumber(typed).replace(/\s/g, "")
  if (!oneSeparator.test(text)) return { kind: "refused", reason: refusalOf(text) }
  const value = parseUnits(text.replace(",", "."), decimals) ?? 0n
  if (!groupedOrDecimal.test(text)) return { kind: "amount", text, value }
  return { kind: "ambiguous", text, readings: [value, parseUnits(text.replace(",", ""), decimals) ?? 0n] }
}
