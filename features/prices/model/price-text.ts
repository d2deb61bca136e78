import { formatAmount, MINUS } from "@dghrt/design-system"
import { onFirstUse } from "#features/kernel"
import type { PriceChange, TokenPrice } from "./price"

// Made once: to read the rules of a language takes longer than to draw the row of prices.
const dollars = onFirstUse(() => new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
const partOfOne = onFirstUse(
  () => new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumSignificantDigits: 4 }),
)

/** What an amount is worth: "$1,058.20", "−$612.40". */
export const centsText = (cents: bigint): string =>
  `${cents < 0n ? MINUS : ""}$${formatAmount(cents, 2, { digits: 2, sign: "never" })}`

/** The price of a token: "$232.89", "$0.9998", "$0.00001234", two places from a dollar on, four significant digits below. */
export const unitPriceText = (usd: number) => `$${(usd >= 1 ? dollars() : partOfOne()).format(usd)}`

/** "+1.84%", with a minus as wide as the plus. */
export const changeText = ({ share }: PriceChange) => `${share < 0 ? MINUS : "+"}${(Math.abs(share) * 100).toFixed(2)}%`

/** How old the newest live price is, in the largest whole unit. */
export function ageText(lastUpdated: number | null, nowMs: number): string {
  if (lastUpdated === null) return "Price unavailable"
  const seconds = Math.max(0, Math.floor((nowMs - lastUpdated) / 1000))
  if (seconds < 60) return `Price updated ${seconds}s ago`
  if (seconds < 3600) return `Price updated ${Math.floor(seconds / 60)}m ago`
  return `Price updated ${Math.floor(seconds / 3600)}h ago`
}

/** What a row of prices says of all of them, in one sentence; a price that is only built in is never passed off as read. */
export function priceRowText(tokens: readonly TokenPrice[], refreshing: boolean, nowMs: number): string {
  const onChain = tokens.filter(({ minted }) => minted)
  const newest = newestUpdate(tokens)
  const fallback = newest === null && onChain.some(({ source }) => source === "fallback")
  if (refreshing) return fallback ? "Default prices. Updating..." : "Updating..."
  return fallback ? "Default prices, not live" : ageText(newest, nowMs)
}

/** When the newest live price was read, in milliseconds since 1970; null while there is none. */
export const newestUpdate = (tokens: readonly TokenPrice[]): number | null =>
  Math.max(...tokens.map(({ lastUpdated }) => lastUpdated ?? 0)) || null
