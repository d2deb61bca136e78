import { WHOLE } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { payoutTable, rtp, winChance } from "#contract/games/odds"
import { betArray, chanceOf, coinsOf, type FlipSettings, faces, multiplierFor, wins } from "./maths"

const legal: FlipSettings[] = [1, 2, 3, 4, 5, 6].flatMap((coins) =>
  Array.from({ length: coins }, (_, index) => index + 1).flatMap((needed) =>
    faces.map((face) => ({ coins, face, needed })),
  ),
)

test("offers 42 settings", () => expect(legal).toHaveLength(42))

describe.each(legal)("$coins coins, at least $needed $face", (settings) => {
  const bet = betArray(settings)
  test("returns no more than the stake, and all of it but rounding", () => {
    expect(rtp(bet)).toBeLessThanOrEqual(1)
    expect(rtp(bet)).toBeGreaterThan(1 - 1 / WHOLE)
  })
  test("has one entry per way the coins can fall, and pays exactly those it names", () => {
    expect(bet).toHaveLength(2 ** settings.coins)
    expect(bet.map((bps) => bps > 0)).toEqual(bet.map((_, index) => wins(settings, index)))
    expect(payoutTable(bet).length).toBeLessThanOrEqual(2)
  })
  test("shows the chance it has", () => {
    expect(bet.filter(Boolean).length / bet.length).toBe(chanceOf(settings))
    // At one coin of many, a win can round down to what was staked; everywhere else it pays more.
    if (multiplierFor(settings) > WHOLE) expect(winChance(bet)).toBe(chanceOf(settings))
  })
})

test.each([
  [1, 1, 20_000],
  [3, 2, 20_000],
  [4, 3, 32_000],
  [5, 4, 53_333],
  [6, 6, 640_000],
])("%i coins, at least %i, pays %i basis points", (coins, needed, bps) => {
  expect(multiplierFor({ coins, face: "heads", needed })).toBe(bps)
})

test("one coin on heads pays index 0, on tails index 1", () => {
  expect(betArray({ coins: 1, face: "heads", needed: 1 })).toEqual([20_000, 0])
  expect(betArray({ coins: 1, face: "tails", needed: 1 })).toEqual([0, 20_000])
})

test("every index is another row of coins", () => {
  for (const coins of [1, 2, 3, 4, 5, 6]) {
    const rows = Array.from({ length: 2 ** coins }, (_, index) => coinsOf(index, coins).join())
    expect(new Set(rows).size).toBe(2 ** coins)
  }
})

test.each([
  { coins: 0, face: "heads", needed: 0 },
  { coins: 7, face: "heads", needed: 1 },
  { coins: 3, face: "heads", needed: 4 },
  { coins: 3, face: "tails", needed: 0 },
  { coins: 2.5, face: "heads", needed: 1 },
  { coins: Number.NaN, face: "heads", needed: 1 },
] as const)("refuses what it cannot price: %j", (settings) => {
  expect(() => betArray(settings)).toThrow("1 to 6 coins")
})
