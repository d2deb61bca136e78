import { expect, test } from "vitest"
import { fitOf } from "./fit"

test.each([
  ["a board that fits stays as it is", { boardPx: 510, availablePx: 580, grows: false }, 1],
  ["also where there is more room than it needs", { boardPx: 510, availablePx: 900, grows: false }, 1],
  ["one that is too high shrinks until all of it shows", { boardPx: 560, availablePx: 280, grows: false }, 0.5],
  ["on a wide board it grows with the board area", { boardPx: 510, availablePx: 700, grows: true }, 1.37],
  ["but never coarsely", { boardPx: 300, availablePx: 900, grows: true }, 1.6],
  ["nor out of the board area", { boardPx: 690, availablePx: 700, grows: true }, 1.01],
  ["and shrinks there as well", { boardPx: 400, availablePx: 300, grows: true }, 0.75],
  ["what is not measured changes nothing", { boardPx: 0, availablePx: 0, grows: true }, 1],
])("%s", (_, input, expected) => expect(fitOf(input)).toBe(expected))
