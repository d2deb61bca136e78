import { expect, test } from "vitest"
import { figureTexts } from "./game-figures"

test("a card states the highest multiplier of a game, and its return as one figure or as a range", () => {
  expect(figureTexts({ highestBps: 70_000, leastRtpBps: 9_700, mostRtpBps: 9_700 })).toEqual([
    "Up to 7x",
    "RTP 97% before fees",
  ])
  expect(figureTexts({ highestBps: 10_000_000, leastRtpBps: 9_999, mostRtpBps: 10_000 })).toEqual([
    "Up to 1000x",
    "RTP 99.99–100% before fees",
  ])
})
