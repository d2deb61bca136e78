import { WHOLE } from "@dghrt/betting/model"
import { describe, expect, test } from "vitest"
import { payoutTable, rtp } from "#contract/games/odds"
import {
  betArray,
  isMine,
  levelsOf,
  MINES,
  type MinesLevel,
  multiplierAt,
  payableLevel,
  safeChance,
  TILES,
} from "./maths"
import { multiplierAtLevel } from "./words"

const legal: MinesLevel[] = MINES.flatMap((mines) =>
  Array.from({ length: levelsOf(mines) }, (_, level) => ({ mines, level })),
)

test("every step of every board: 97 of them", () => expect(legal).toHaveLength(97))

describe.each(legal)("$mines mines, $level open", (at) => {
  const bet = betArray(at)
  test("returns no more than the stake, and all of it but rounding", () => {
    expect(rtp(bet)).toBeLessThanOrEqual(1)
    expect(rtp(bet)).toBeGreaterThan(1 - 1 / WHOLE)
  })
  test("has one entry per closed tile, of which the mines pay nothing", () => {
    expect(bet).toHaveLength(TILES - at.level)
    expect(bet.length).toBeGreaterThanOrEqual(2)
    expect(bet.filter((bps) => bps === 0)).toHaveLength(at.mines)
    expect(bet.map((bps) => bps === 0)).toEqual(bet.map((_, index) => isMine(at.mines, index)))
    expect(payoutTable(bet)[0]?.chance).toBe(safeChance(at))
  })
  test("a safe tile pays more than it staked", () => expect(multiplierAt(at)).toBeGreaterThan(WHOLE))
})

test.each([
  { mines: 2, level: 0 },
  { mines: 5, level: 20 },
  { mines: 5, level: -1 },
  { mines: 5, level: 0.5 },
  { mines: Number.NaN, level: 0 },
])("refuses %j", (at) => expect(() => betArray(at)).toThrow(RangeError))

test("a run multiplies as the rules print it", () => {
  expect([1, 2, 3, 4, 5].map((level) => multiplierAtLevel(5, level))).toEqual([12_500, 15_788, 20_173, 26_106, 34_264])
  expect([1, 2, 3].map((level) => multiplierAtLevel(3, level))).toEqual([11_363, 12_985, 14_933])
  // What the rounding of 22 tiles leaves of the 2,300 times of fair odds.
  expect(Math.floor(multiplierAtLevel(3, 22) / WHOLE)).toBe(2_298)
})

describe("levels that the pool cannot pay are cut", () => {
  const SOL = 1_000_000_000n
  test("from the first whose payout would be too much, to the unit", () => {
    // 0.25 SOL among 5 mines pays 0.3125, 0.3947, 0.5043 and so on.
    expect(payableLevel(5, 0, SOL / 4n, 394_718_750n)).toBe(2)
    expect(payableLevel(5, 0, SOL / 4n, 394_718_749n)).toBe(1)
    expect(payableLevel(5, 0, SOL / 4n, 0n)).toBe(0)
  })
  test("counted from where a run stands", () => expect(payableLevel(5, 2, 394_718_750n, 504_332_146n)).toBe(3))
  test("and none while the limit or the stake is not known", () => {
    expect(payableLevel(5, 0, SOL, null)).toBe(20)
    expect(payableLevel(5, 4, null, 1n)).toBe(20)
    expect(payableLevel(24, 0, 1n, 10n ** 18n)).toBe(1)
  })
})
