import { describe, expect, test } from "vitest"
import { asOfText, countText, solVolumeText } from "./figure-text"

describe("a volume has two to four digits after the point", () => {
  test.each([
    [0n, "0.00"],
    [1n, "<0.0001"],
    [1_000_000_000n, "1.00"],
    [1_500_000_000n, "1.50"],
    [1_234_500_000n, "1.2345"],
    [1_230_099_999n, "1.23"],
    [1_234_567_899_999n, "1,234.5678"],
    [2n ** 64n, "18,446,744,073.7095"],
    [undefined, "—"],
  ])("%s lamports: %s", (lamports, text) => expect(solVolumeText(lamports)).toBe(text))
})

test("a count is grouped, and an unknown one is a dash", () => {
  expect([0, 999, 1_000, Number.MAX_SAFE_INTEGER, undefined].map(countText)).toEqual([
    "0",
    "999",
    "1,000",
    "9,007,199,254,740,991",
    "—",
  ])
})

test("the time is the reader's, and the day once it is another one", () => {
  const at = new Date(2026, 0, 2, 3, 4).getTime()
  expect(asOfText(at, new Date(2026, 0, 2, 23, 59).getTime())).toBe("03:04")
  expect(asOfText(at, new Date(2026, 0, 3, 0, 0).getTime())).toBe("2026-01-02")
})
