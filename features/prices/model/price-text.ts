import { MINUS } from "@dghrt/design-system"
import type { PriceChange } from "./price"

/** "$232.89", "$0.9998", "$0.00001234": two places from a dollar on, four significant digits below. */
export function usdText(usd: number): string {
  if (usd >= 1) return `$${usd.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
  return `$${usd.toLocaleString("en-US", { minimumFractionDigits: 2, maximumSignificantDigits: 4 })}`
}

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
