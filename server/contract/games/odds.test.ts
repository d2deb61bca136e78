import { maxMultiplier, WHOLE } from "@dghrt/betting/model"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { highestPayout, payoutTable, returnAfterCosts, rtp, winChance } from "./odds"

const bets = fc.array(fc.nat({ max: 100 * WHOLE }), { minLength: 1, maxLength: 256 })

describe("a coin that pays double", () => {
  const bet = [2 * WHOLE, 0]
  test("returns the stake on average", () => expect(rtp(bet)).toBe(1))
  test("wins half the time", () => expect(winChance(bet)).toBe(0.5))
  test("lists its two rows, best first", () =>
    expect(payoutTable(bet)).toEqual([
      { multiplierBps: 20_000, outcomes: 1, chance: 0.5 },
      { multiplierBps: 0, outcomes: 1, chance: 0.5 },
    ]))
})

test("getting the stake back is not a win", () => expect(winChance([WHOLE, WHOLE / 2])).toBe(0))

test("a table covers every outcome once and prices like its bet", () => {
  fc.assert(
    fc.property(bets, (bet) => {
      const table = payoutTable(bet)
      expect(table.reduce((sum, row) => sum + row.outcomes, 0)).toBe(bet.length)
      expect(table.reduce((sum, row) => sum + (row.multiplierBps / WHOLE) * row.chance, 0)).toBeCloseTo(rtp(bet), 9)
      expect(table[0]?.multiplierBps).toBe(maxMultiplier(bet))
    }),
    { seed: 7 },
  )
})

test("the highest payout is rounded down as the program does", () => expect(highestPayout([33_333, 0], 1n)).toBe(3n))

test("the return after costs is the draw's own, less what leaves beside the wager", () => {
  const coin = [19_600, 0]
  expect(rtp(coin)).toBe(0.98)
  expect(returnAfterCosts(coin, 1_000_000n, { inToken: 0n })).toBeCloseTo(0.98, 12)
  expect(returnAfterCosts(coin, 1_000_000n, { inToken: 1_000_000n })).toBeCloseTo(0.49, 12)
  expect(returnAfterCosts(coin, 0n, { inToken: 5n })).toBe(0)
})
