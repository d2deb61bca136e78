import { maxMultiplier, WHOLE } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { payoutTable, rtp, winChance } from "#contract/games/odds"
import { betArray, type DiceSettings, FACES, isLegal, WINNERS, winners, wins } from "./maths"

const numbers = Array.from({ length: FACES + 1 }, (_, value) => value)
const singles: DiceSettings[] = numbers.flatMap((value) => [
  { mode: "under", value },
  { mode: "over", value },
])
const pairs: DiceSettings[] = numbers.flatMap((from) =>
  numbers.flatMap((to): DiceSettings[] => [
    { mode: "between", from, to },
    { mode: "outside", from, to },
  ]),
)
const legal = [...singles, ...pairs].filter(isLegal)

describe.each([
  ["under", 95],
  ["over", 95],
  ["between", 5035],
  ["outside", 4655],
] as const)("%s", (mode, count) => {
  const settings = legal.filter((each) => each.mode === mode)

  test("offers every setting it can price", () => expect(settings).toHaveLength(count))

  test("returns no more than the stake, and all of it but rounding, at every setting", () => {
    const prices = settings.map((each) => rtp(betArray(each)))
    expect(Math.max(...prices)).toBeLessThanOrEqual(1)
    expect(Math.min(...prices)).toBeGreaterThan(1 - 1 / WHOLE)
  })

  test("pays on exactly the faces it names, all the same", () => {
    for (const each of settings) {
      const bet = betArray(each)
      expect(bet.map((multiplierBps) => multiplierBps > 0)).toEqual(bet.map((_, face) => wins(each, face)))
      expect(payoutTable(bet)).toHaveLength(2)
      expect(winChance(bet)).toBe(winners(each) / FACES)
    }
  })
})

test("half the faces pay double, one face pays a hundredfold, 95 pay a little", () => {
  const best = (value: number) => maxMultiplier(betArray({ mode: "under", value }))
  expect([best(50), best(WINNERS.min), best(WINNERS.max)]).toEqual([20_000, 1_000_000, 10_526])
})

test("a thumb's own number belongs to the upper side", () => {
  expect(wins({ mode: "under", value: 50 }, 50)).toBe(false)
  expect(wins({ mode: "over", value: 50 }, 50)).toBe(true)
  expect(wins({ mode: "between", from: 40, to: 65 }, 65)).toBe(false)
  expect(wins({ mode: "outside", from: 40, to: 65 }, 65)).toBe(true)
})

test.each<DiceSettings>([
  { mode: "under", value: 0 },
  { mode: "under", value: 96 },
  { mode: "under", value: 49.5 },
  { mode: "over", value: 100 },
  { mode: "over", value: Number.NaN },
  { mode: "between", from: 65, to: 40 },
  { mode: "between", from: -1, to: 40 },
  { mode: "outside", from: 40, to: 42 },
])("refuses what it cannot price: %j", (settings) => {
  expect(() => betArray(settings)).toThrow("1 to 95 winning faces")
})
