import { describe, expect, test } from "vitest"
import { RANKS, type Total } from "./cards"
import { doubleWorth, handWorth, hitWorth, standOdds, standWorth } from "./odds"

const NINE = 8
const hard = (points: number): Total => ({ points, soft: false })
const inSol = (worth: number) => Number((Math.floor(0.25 * worth * 10_000 + 0.5) / 10_000).toFixed(4))

test("eleven against nine, on a quarter of a SOL", () => {
  expect(inSol(standWorth(11, NINE))).toBe(0.1142)
  expect(Math.floor(2_500 * hitWorth(hard(11), NINE)) / 10_000).toBe(0.2895)
  expect(inSol(doubleWorth(hard(11), NINE) - 1)).toBe(0.3069)
})

describe.each(Array.from({ length: RANKS }, (_, up) => up))("against rank %i", (up) => {
  test("a better total never stands worse", () => {
    for (let points = 5; points <= 21; points += 1)
      expect(standWorth(points, up)).toBeGreaterThanOrEqual(standWorth(points - 1, up) - 1e-12)
  })
  test("odds are odds, and more than 21 has none", () => {
    for (let points = 4; points <= 21; points += 1) {
      const { win, push } = standOdds(points, up)
      expect(win).toBeGreaterThan(0)
      expect(win + push).toBeLessThanOrEqual(1 + 1e-12)
    }
    expect(standOdds(22, up)).toEqual({ win: 0, push: 0 })
  })
  test("a hand is worth its best choice", () => {
    for (let points = 4; points <= 20; points += 1) {
      const best = Math.max(standWorth(points, up), hitWorth(hard(points), up), doubleWorth(hard(points), up) - 1)
      expect(handWorth(hard(points), up, 2)).toBeCloseTo(best, 12)
      expect(handWorth(hard(points), up, 3)).toBeLessThanOrEqual(best)
    }
  })
})
