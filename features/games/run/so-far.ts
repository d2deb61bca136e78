import { multiplierText } from "../kit/amount-text"
import { WHOLE } from "../kit/bet-array"
import type { RoundResult } from "../round/round-state"
import type { Run } from "./run"

/** Several multipliers one after the other as one, in whole basis points rounded down. */
export function multiplied(multipliersBps: readonly number[]): number {
  const product = multipliersBps.reduce((all, bps) => all * BigInt(bps), 1n)
  return Number(product / BigInt(WHOLE) ** BigInt(Math.max(0, multipliersBps.length - 1)))
}

/** "2.0173x", "149.26x", "53,130x": never rounded up, with fewer places as it grows. */
export function soFarText(multiplierBps: number): string {
  if (multiplierBps < 100 * WHOLE) return multiplierText(multiplierBps)
  if (multiplierBps < 10_000 * WHOLE) return multiplierText(Math.floor(multiplierBps / 100) * 100)
  return `${Math.floor(multiplierBps / WHOLE).toLocaleString("en-US")}x`
}

/** "2.01x": two places at most, never rounded up, for ladders and narrow screens. */
export const soFarShort = (multiplierBps: number) => soFarText(Math.floor(multiplierBps / 100) * 100)

/** A whole run in the shape of one play, for the layer that tells what it came to. Its last step when its start is lost. */
export function asOnePlay({ start, carried, last, steps }: Run<unknown>): RoundResult {
  const { result } = last
  if (start === null || carried === 0n) return result
  return {
    ...result,
    bet: { ...result.bet, wager: start },
    payout: carried,
    multiplierBps: multiplied(steps.map((step) => step.result.multiplierBps)),
  }
}
