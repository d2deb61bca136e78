import { expect, test } from "vitest"
import { lengthText, shortLength, whenText } from "./words"

test.each([
  [0, "0 minutes", "0m"],
  [-5, "0 minutes", "0m"],
  [1, "1 minute", "1m"],
  [45, "45 minutes", "45m"],
  [60, "1 hour", "1h 00m"],
  [64, "1 hour 4 minutes", "1h 04m"],
  [150, "2 hours 30 minutes", "2h 30m"],
])("%i minutes", (minutes, long, short) => {
  expect(lengthText(minutes * 60_000 + 59_000 * Math.sign(minutes + 1))).toBe(long)
  expect(shortLength(minutes * 60_000 + 59_000 * Math.sign(minutes + 1))).toBe(short)
})

test("a time says as much of its day as is needed", () => {
  const now = new Date(2026, 10, 26, 12).getTime()
  expect(whenText(new Date(2026, 10, 26, 14, 2).getTime(), now)).toBe("14:02")
  expect(whenText(new Date(2026, 10, 27, 14, 2).getTime(), now)).toBe("27 Nov, 14:02")
  expect(whenText(new Date(2027, 4, 1, 14, 2).getTime(), now)).toBe("1 May 2027")
})
