import { type BetArray, maxMultiplier, WHOLE } from "@dghrt/betting/model"

interface PayoutRow {
  multiplierBps: number
  outcomes: number
  /** 0 to 1. */
  chance: number
}

/** What the draw gives back of a stake on average, 1 for all of it. Fees are never part of it. */
export const rtp = (bet: BetArray) => bet.reduce((sum, multiplierBps) => sum + multiplierBps, 0) / (bet.length * WHOLE)

/** Chance of getting more back than was staked, 0 to 1. */
export const winChance = (bet: BetArray) => bet.filter((multiplierBps) => multiplierBps > WHOLE).length / bet.length

/** Every multiplier once, best first. */
export function payoutTable(bet: BetArray): readonly PayoutRow[] {
  const counts = new Map<number, number>()
  for (const multiplierBps of bet) counts.set(multiplierBps, (counts.get(multiplierBps) ?? 0) + 1)
  return [...counts]
    .sort(([a], [b]) => b - a)
    .map(([multiplierBps, outcomes]) => ({ multiplierBps, outcomes, chance: outcomes / bet.length }))
}

/** Largest payout of a stake, in the token's smallest unit. */
export const highestPayout = (bet: BetArray, wager: bigint) => (wager * BigInt(maxMultiplier(bet))) / BigInt(WHOLE)

/**
 * What of every unit that leaves the wallet comes back on average, 0 to 1: the draw's return after the costs in the bet's
 * token. Rent is left out because a wallet pays it once, and SOL beside another token because it has no price here.
 */
export function returnAfterCosts(bet: BetArray, wager: bigint, { inToken }: { inToken: bigint }): number {
  if (wager <= 0n) return 0
  return (rtp(bet) * Number(wager)) / Number(wager + inToken)
}

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
