import { type BetArray, maxMultiplier, type RoundResult, WHOLE } from "@dghrt/betting/model"
import { isTrueJackpot, isTrueWin } from "../kit/true-win"

/**
 * How much a play is celebrated: "none", "count" (its amount counts on the board), "number" (a large number over the piece),
 * "top" (a layer with the theme's signature) or "jackpot".
 */
export type Tier = "none" | "count" | "number" | "top" | "jackpot"

/** The multiplier from which a win has a large number. */
const NUMBER_FROM = 2
/** The multiplier from which any win is a top one. */
const TOP_FROM = 10
/** The highest entry of a bet array is a top win when at most one outcome in this many pays it. */
const RARE = 20

/** Whether a multiplier is the highest of its bet array, at least 2x, and paid by at most 5 % of the outcomes. */
export function isTopEntry(bet: BetArray, multiplierBps: number): boolean {
  if (multiplierBps < NUMBER_FROM * WHOLE || multiplierBps !== maxMultiplier(bet)) return false
  return bet.filter((each) => each === multiplierBps).length * RARE <= bet.length
}

/** A play of several bets has its last bet's array: that says nothing of the whole, which is judged by payout and stake alone. */
const isOneBet = ({ bet, multiplierBps, resultIndex }: RoundResult) =>
  (bet.step ?? 0) === 0 && bet.betArray[resultIndex] === multiplierBps

/** The tier of a play of one bet, or of a run or hand in the shape of one play. */
export function tierOf(result: RoundResult): Tier {
  if (isTrueJackpot(result)) return "jackpot"
  if (!isTrueWin(result)) return "none"
  const { payout, bet } = result
  if (payout >= bet.wager * BigInt(TOP_FROM)) return "top"
  if (isOneBet(result) && isTopEntry(bet.betArray, result.multiplierBps)) return "top"
  return payout >= bet.wager * BigInt(NUMBER_FROM) ? "number" : "count"
}
