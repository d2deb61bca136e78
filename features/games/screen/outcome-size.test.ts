import { expect, test } from "vitest"
import { outcomeSize } from "./outcome-size"

test.each([
  ["a loss", 0, "line"],
  ["a partial return", 9_999, "line"],
  ["a push", 10_000, "line"],
  ["the smallest win", 10_001, "card"],
  ["a win just below 10x", 99_999, "card"],
  ["a win of 10x", 100_000, "full"],
  ["a win of 1000x", 10_000_000, "full"],
])("%s takes the expected space", (_, multiplierBps, size) => expect(outcomeSize(multiplierBps)).toBe(size))
