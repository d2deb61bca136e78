import { WHOLE } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { payoutTable, rtp } from "#contract/games/odds"
import { betArray, boardOf, bouncesOf, bucketOf, oddsOf, oddsRowOf, tableIdOf, tableIds, tables } from "./maths"

const returns = {
  "classic-low": 0.99,
  "classic-medium": 0.99,
  "classic-high": 0.99,
  "classic-degen": 0.99,
  normal: 1,
  degen: 1,
} as const

describe.each(tableIds)("%s", (id) => {
  const { rows, buckets, bet } = tables[id]
  test("returns what is declared, to the basis point, and never more than the stake", () => {
    expect(rtp(bet)).toBeCloseTo(returns[id], 12)
    expect(rtp(bet)).toBeLessThanOrEqual(1)
  })
  test("pays whole basis points and fits into one transaction", () => {
    expect(bet.every((bps) => Number.isInteger(bps) && bps >= 0)).toBe(true)
    expect(bet.length).toBeGreaterThanOrEqual(2)
    expect(bet.length).toBeLessThanOrEqual(100)
  })
  test("has one bucket more than rows, alike from both sides, and each payout has one", () => {
    expect(buckets).toHaveLength(rows + 1)
    expect(buckets.toReversed()).toEqual(buckets)
    expect(new Set(bet)).toEqual(new Set(buckets))
  })
  test("its odds cover every outcome once and price like the bet", () => {
    const odds = oddsOf(id)
    expect(odds.reduce((sum, { outcomes }) => sum + outcomes, 0)).toBe(bet.length)
    const mean = odds.reduce((sum, { multiplierBps, outcomes }) => sum + multiplierBps * outcomes, 0) / bet.length
    expect(mean / WHOLE).toBeCloseTo(rtp(bet), 12)
    for (const [bucket, multiplierBps] of buckets.entries())
      expect(odds[oddsRowOf(id, bucket)]?.multiplierBps).toBe(multiplierBps)
  })
})

test("on the classic board an index is its way down, and every way is another one", () => {
  for (const id of tableIds.filter((each) => boardOf(each) === "classic")) {
    const { rows, buckets, bet } = tables[id]
    const ways = bet.map((_, index) => bouncesOf(index, rows))
    expect(new Set(ways.map((way) => way.join())).size).toBe(2 ** rows)
    expect(ways.map((way) => buckets[bucketOf(way)])).toEqual(bet)
  }
  expect(bouncesOf(0b000101, 6)).toEqual(["right", "left", "right", "left", "left", "left"])
})

test("on the classic board the odds are those of six fair bounces", () => {
  expect(oddsOf("classic-medium").map(({ outcomes }) => outcomes)).toEqual([2, 12, 30, 20])
})

test.each([
  ["normal", [60_000, 1], [30_000, 7], [15_000, 10], [5_000, 48]],
  ["degen", [150_000, 1], [100_000, 3], [20_000, 2], [0, 43]],
] as const)("the %s board has its printed odds", (id, ...printed) => {
  expect(payoutTable(tables[id].bet).map(({ multiplierBps, outcomes }) => [multiplierBps, outcomes])).toEqual(printed)
})

test("a risk is priced only where it can be chosen", () => {
  expect(betArray({ board: "classic", risk: "degen" })).toBe(tables["classic-degen"].bet)
  for (const risk of ["low", "degen"] as const) expect(tableIdOf({ board: "normal", risk })).toBe("normal")
})
