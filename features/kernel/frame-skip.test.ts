import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { framesJudged, nextFrameSkip } from "./frame-skip"

const frames = (slow: number) => Array.from({ length: framesJudged }, (_, index) => (index < slow ? 40 : 16))

describe("of 60 frames", () => {
  test.each([
    [1, 11, 2],
    [1, 10, 1],
    [2, 10, 2],
    [2, 5, 2],
    [2, 4, 1],
    [1, 0, 1],
    [4, 60, 4],
    [3, 60, 4],
  ])("at level %i, %i late ones lead to level %i", (level, slow, next) => {
    expect(nextFrameSkip(level, frames(slow))).toBe(next)
  })
  test("one of 25 ms is not late, one of 25.1 ms is", () => {
    expect(nextFrameSkip(1, Array(60).fill(25))).toBe(1)
    expect(nextFrameSkip(1, Array(60).fill(25.1))).toBe(2)
  })
})

test("the level stays between 1 and 4 and moves one step at a time, whatever the frames were", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 500, noNaN: true })), fc.integer({ min: 1, max: 4 }), (ms, level) => {
      const next = nextFrameSkip(level, ms)
      expect(next).toBeGreaterThanOrEqual(1)
      expect(next).toBeLessThanOrEqual(4)
      expect(Math.abs(next - level)).toBeLessThanOrEqual(1)
    }),
    { seed: 15 },
  )
})
