import { type RoundResult, WHOLE } from "@dghrt/betting/model"
import { multiplierText } from "#contract/games/odds"
import { type BelowCosts, isTrueWin } from "../kit/true-win"
import type { Run } from "./run"
import { spentTogether } from "./spent-together"

/** Several multipliers one after the other as one, in whole basis points rounded down. */
export function multiplied(multipliersBps: readonly number[]): number {
  const product = multipliersBps.reduce((all, bps) => all * BigInt(bps), 1n)
  return Number(product / BigInt(WHOLE) ** BigInt(Math.max(0, multipliersBps.length - 1)))
}

/** What a run has multiplied its first stake by, in basis points; null when that stake is no longer kept. */
export const runMultiplier = ({ start, steps }: Run<unknown>): number | null =>
  start === null ? null : multiplied(steps.map(({ result }) => result.multiplierBps))

/** "2.0173x", "149.26x", "53,130x": never rounded up, with fewer places as it grows; "—" for what is not known. */
export function runMultiplierText(multiplierBps: number | null): string {
  if (multiplierBps === null) return "—"
  if (multiplierBps < 100 * WHOLE) return multiplierText(multiplierBps)
  if (multiplierBps < 1_000 * WHOLE) return multiplierText(Math.floor(multiplierBps / 100) * 100)
  return `${Math.floor(multiplierBps / WHOLE).toLocaleString("en-US")}x`
}

/** "2.01x", "229x": never rounded up, for the line over a phone's board. */
export function shortRunMultiplier(multiplierBps: number | null): string {
  if (multiplierBps === null) return runMultiplierText(null)
  const step = multiplierBps < 100 * WHOLE ? WHOLE / 100 : WHOLE
  return runMultiplierText(Math.floor(multiplierBps / step) * step)
}

/**
 * A whole run in the shape of one play: what left the wallet at its first step, and what came back at its last. Its last
 * step when its start is no longer known.
 */
export function asOnePlay({ start, carried, last, steps }: Run<unknown>): RoundResult {
  if (start === null || start === 0n) return last.result
  const multiplierBps = Number((carried * BigInt(WHOLE)) / start)
  const bet = { ...last.result.bet, wager: start }
  const results = steps.map(({ result }) => result)
  return { ...last.result, bet, payout: carried, multiplierBps, ...spentTogether(results, carried) }
}

/** Whether a run that was kept did not cover what all its steps took. A run is judged as one play, by payout and stake. */
export const runBelowCosts = (run: Run<unknown> | null): BelowCosts => {
  if (run === null) return {}
  const whole = asOnePlay(run)
  return whole.payout > 0n && !isTrueWin(whole) ? { belowCosts: true } : {}
}
