import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { DEFAULT_MINES, levelsOf, MINES, TILES } from "./maths"
import { decodeMines, encodeMines, parseMines, withMines } from "./settings"

describe("stored settings", () => {
  test("that can be priced are taken, with the runs that were left", () => {
    expect(parseMines({ mines: 10, ended: ["7:ab"] })).toEqual({ mines: 10, ended: ["7:ab"] })
  })
  test.each([null, undefined, 5, "x", [], { mines: "4" }, { mines: 2 }, { mines: Number.POSITIVE_INFINITY }])(
    "%j becomes the default",
    (input) => expect(parseMines(input)).toEqual({ mines: DEFAULT_MINES, ended: [] }),
  )
  test("a run that was left stays left beside mines that cannot be read", () => {
    expect(parseMines({ mines: 7, ended: ["7:ab"] }).ended).toEqual(["7:ab"])
    expect(parseMines({ mines: 3, ended: [5] })).toEqual({ mines: 3, ended: [] })
    expect(parseMines({ mines: 3, ended: ["x".repeat(400)] }).ended).toEqual([])
  })
})

test("steps of the stepper pass over what is not offered, and a typed number finds its nearest", () => {
  const from = (mines: number, wanted: number) => withMines({ mines, ended: [] }, wanted).mines
  expect([from(5, 6), from(10, 9), from(24, 25), from(1, 0)]).toEqual([10, 5, 24, 1])
  expect([from(5, 23), from(5, 17), from(5, 99), from(5, -4), from(5, Number.NaN)]).toEqual([24, 15, 24, 1, 5])
})

const step = fc
  .record({
    mines: fc.constantFrom(...MINES),
    order: fc.shuffledSubarray(
      Array.from({ length: TILES }, (_, tile) => tile),
      { minLength: TILES, maxLength: TILES },
    ),
    at: fc.nat(),
  })
  .map(({ mines, order, at }) => {
    const level = at % levelsOf(mines)
    const opened = order.slice(0, level).sort((one, other) => one - other)
    return { mines, opened, tile: order[level] ?? 0 }
  })

describe("metadata", () => {
  test("gives back every step that can be played, and stays short", () => {
    fc.assert(
      fc.property(step, (played) => {
        expect(decodeMines(encodeMines(played))).toEqual(played)
        expect(encodeMines(played).length).toBeLessThanOrEqual(19)
      }),
    )
  })
  test.each([
    "",
    "0:mines:",
    "0:mines:4:0:1",
    "0:mines:5:0:25",
    "0:mines:05:0:1",
    "0:mines:5:00:1",
    "0:mines:5:1:0",
    "0:mines:5:zzzzz:1",
    // 23 of 25 open leaves no room for 5 mines.
    `0:mines:5:${(2 ** 23 - 1).toString(36)}:24`,
    "1:mines:5:0:1",
    "0:mines:5:0:1 ",
    "0:dice:under-50",
    `0:mines:5:0:${"1".repeat(400)}`,
    "\u202e0:mines:5:0:1",
  ])("%s is no step", (text) => expect(decodeMines(text)).toBeNull())
  test("no text is a step unless it is written the same", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0:mines:\d{1,3}:[0-9a-z]{1,6}:\d{1,3}$/), (text) => {
        const read = decodeMines(text)
        if (read) expect(encodeMines(read)).toBe(text)
      }),
    )
  })
})
