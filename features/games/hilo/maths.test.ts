import { WHOLE } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { rtp } from "#contract/games/odds"
import { betArray, type HiloCall, hits, hitsOf, likelier, multiplierFor, RANKS, sides } from "./maths"

const legal: HiloCall[] = RANKS.flatMap((_, rank) => sides.map((side) => ({ rank, side })))

test("offers 26 calls", () => expect(legal).toHaveLength(26))

describe.each(legal)("$side on rank $rank", (call) => {
  const bet = betArray(call)
  test("returns no more than the stake, and all of it but rounding", () => {
    expect(rtp(bet)).toBeLessThanOrEqual(1)
    expect(rtp(bet)).toBeGreaterThan(1 - 1 / WHOLE)
  })
  test("has one entry per rank, and pays exactly those it names", () => {
    expect(bet).toHaveLength(13)
    expect(bet.map((bps) => bps > 0)).toEqual(bet.map((_, next) => hits(call, next)))
    expect(bet.filter(Boolean)).toHaveLength(hitsOf(call))
  })
  test("can be missed, and a hit pays more than it staked", () => {
    expect(hitsOf(call)).toBeLessThan(RANKS.length)
    expect(multiplierFor(call)).toBeGreaterThan(WHOLE)
  })
  test("hits on nothing that lies on the other side", () => {
    for (let next = 0; next < RANKS.length; next++)
      if (hits(call, next)) expect(call.side === "hi" ? next >= call.rank : next <= call.rank).toBe(true)
  })
})

test.each([
  [0, 10_833, 130_000],
  [3, 13_000, 32_500],
  [6, 18_571, 18_571],
  [9, 32_500, 13_000],
  [12, 130_000, 10_833],
])("rank %i pays %i and %i basis points", (rank, hi, lo) => {
  expect(multiplierFor({ rank, side: "hi" })).toBe(hi)
  expect(multiplierFor({ rank, side: "lo" })).toBe(lo)
})

test("the likelier side has at least half of the ranks", () => {
  for (const rank of RANKS.keys()) expect(hitsOf({ rank, side: likelier(rank) })).toBeGreaterThanOrEqual(7)
})

test.each([-1, 13, 0.5, Number.NaN])("refuses rank %d", (rank) =>
  expect(() => betArray({ rank, side: "hi" })).toThrow(RangeError),
)
