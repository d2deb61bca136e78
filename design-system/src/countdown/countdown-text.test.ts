import { expect, test } from "vitest"
import { countdownText, countdownWords, isSpokenAt } from "./countdown-text"

test.each([
  [0, "00:00", "0 seconds"],
  [9, "00:09", "9 seconds"],
  [61, "01:01", "1 minute 1 second"],
  [3_600, "01:00:00", "1 hour"],
  [86_399, "23:59:59", "23 hours 59 minutes"],
  [187_509, "2d 04:05:09", "2 days 4 hours"],
])("%i s reads %s and sounds %s", (seconds, text, words) => {
  expect(countdownText(seconds)).toBe(text)
  expect(countdownWords(seconds)).toBe(words)
})

test("a listener hears few of an hour's seconds", () => {
  const spoken = Array.from({ length: 3_601 }, (_, seconds) => seconds).filter(isSpokenAt)
  expect(spoken).toEqual([0, 10, 60, 120, 180, 240, 300, 3_600])
})
