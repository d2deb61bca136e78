import { expect, test } from "vitest"
import { oddsOf, sharePercent } from "./odds"

const fees = { creator: 35n, gamba: 0n, pool: 100n, jackpot: 10n }

test("odds come from the bet's own table", () => {
  const odds = oddsOf({ bet: [20_000, 0, 10_000, 8_000], fees }, 10_000n)
  expect(odds).toEqual({
    winChance: 0.25,
    maxMultiplierBps: 20_000,
    houseEdge: expect.closeTo(0.05, 9),
    feeShare: 0.0145,
  })
  expect(sharePercent(0.25, 3)).toBe("25.000%")
})

test("an empty table has no odds, a bet of nothing no fee share", () => {
  expect(oddsOf({ bet: [], fees }, 1n)).toBeNull()
  expect(oddsOf({ bet: [0], fees }, 0n)?.feeShare).toBeNull()
})
