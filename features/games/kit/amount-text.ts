import { WHOLE } from "@dghrt/betting/model/bet-array"
import { formatAmount, formatUnits } from "@dghrt/design-system"

const PLACES = 4

/** Every digit that is not a trailing zero, and at least four places: "0.5000", "0.123456789". For amounts at rest. */
export function exactAmount(value: bigint, decimals: number): string {
  const places = formatUnits(value, decimals).split(".")[1]?.length ?? 0
  return formatAmount(value, decimals, { digits: Math.max(PLACES, places) })
}

/** "0.0043 SOL"; a pool that sets no minimum takes anything above nothing. */
export const minimumText = (minimum: bigint, { symbol, decimals }: { symbol: string; decimals: number }) =>
  minimum === 1n ? "one base unit" : `${exactAmount(minimum, decimals)} ${symbol}`

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

/** A gain carries its plus; nothing gained carries no sign. */
export const netAmount = (value: bigint, decimals: number) =>
  formatAmount(value, decimals, { digits: PLACES, sign: "always" })

/** "2x", "1.0526x": whole basis points without trailing zeros, so the figure times the stake is the payout. */
export const multiplierText = (multiplierBps: number) => `${multiplierBps / WHOLE}x`

/** The multiplier of a play, with "≈" where the wager times it is not the payout, as after a run that was cut at each step. */
export function playMultiplier({
  bet: { wager },
  payout,
  multiplierBps,
}: {
  bet: { wager: bigint }
  payout: bigint
  multiplierBps: number
}): string {
  const gives = (wager * BigInt(multiplierBps)) / BigInt(WHOLE) === payout
  return `${gives ? "" : "≈ "}${multiplierText(multiplierBps)}`
}

/**
 * The multiplier of a play of one or many bets: its payout by its wager, with "≈" where four places cut it, so that the
 * wager times it is not the payout.
 */
export function ratioText({ wager, payout }: { wager: bigint; payout: bigint }): string {
  if (wager <= 0n) return "—"
  // Of one bet the program cut the payout to a whole unit; the multiplier is the next one that gives it.
  const above = (payout * BigInt(WHOLE) + wager - 1n) / wager
  const gives = (multiplierBps: bigint) => (wager * multiplierBps) / BigInt(WHOLE) === payout
  if (gives(above)) return multiplierText(Number(above))
  return `≈ ${multiplierText(Number((payout * BigInt(WHOLE)) / wager))}`
}

/** A share of one as a percentage with up to two places, never rounded up: "50", "0.66". The addend is for 0.29 * 100. */
export const percentText = (share: number) => `${Math.floor(share * 10_000 + 1e-6) / 100}`
