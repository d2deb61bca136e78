import { WHOLE } from "./bet-array"

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
