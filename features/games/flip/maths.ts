import { type BetArray, WHOLE } from "@dghrt/betting/model"

export const faces = ["heads", "tails"] as const
export type Face = (typeof faces)[number]

export const COINS = { min: 1, max: 6 } as const

export interface FlipSettings {
  coins: number
  /** The side the player calls. */
  face: Face
  /** At least this many coins must show it. */
  needed: number
}

export const defaultFlip: FlipSettings = { coins: 1, face: "heads", needed: 1 }

export const isLegal = ({ coins, needed }: FlipSettings) =>
  Number.isInteger(coins) &&
  Number.isInteger(needed) &&
  coins >= COINS.min &&
  coins <= COINS.max &&
  needed >= 1 &&
  needed <= coins

/** How the coins of one outcome lie, from left to right: bit j of the index is coin j, 0 for heads. */
export const coinsOf = (index: number, coins: number): readonly Face[] =>
  Array.from({ length: coins }, (_, coin) => ((index >> coin) & 1 ? "tails" : "heads"))

export const countOf = (shown: readonly Face[], face: Face) => shown.filter((one) => one === face).length

/** Of the 2^n ways the coins can fall, those with at least `needed` of one side. */
export function waysToWin(coins: number, needed: number): number {
  let ways = 0
  for (let index = 0; index < 2 ** coins; index++) if (countOf(coinsOf(index, coins), "heads") >= needed) ways++
  return ways
}

export const chanceOf = ({ coins, needed }: FlipSettings) => waysToWin(coins, needed) / 2 ** coins

/** What a win pays, in whole basis points, rounded down. */
export const multiplierFor = ({ coins, needed }: FlipSettings) =>
  Math.floor((2 ** coins * WHOLE) / waysToWin(coins, needed))

export const wins = ({ coins, face, needed }: FlipSettings, index: number) =>
  countOf(coinsOf(index, coins), face) >= needed

/**
 * One entry per way the coins can fall, so the index the program draws is the row of coins the player sees.
 * @throws RangeError for what the game does not offer.
 */
export function betArray(settings: FlipSettings): BetArray {
  if (!isLegal(settings))
    throw new RangeError(`Flip takes 1 to 6 coins of which 1 to all must match, got ${JSON.stringify(settings)}`)
  const multiplierBps = multiplierFor(settings)
  return Array.from({ length: 2 ** settings.coins }, (_, index) => (wins(settings, index) ? multiplierBps : 0))
}
