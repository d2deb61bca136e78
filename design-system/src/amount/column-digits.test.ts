import { expect, test } from "vitest"
import { columnDigits } from "./column-digits"

test.each([
  [0n, 9, 2],
  [10_000_000n, 9, 2],
  [9_999_999n, 9, 4],
  [-9_999_999n, 9, 4],
  [123_456_789_012_000_000_000n, 9, 2],
  [5n, 0, 0],
  [5n, 1, 1],
  [1n, 6, 4],
])("%s with %s decimals has %s places in a column", (value, decimals, digits) => {
  expect(columnDigits(value, decimals)).toBe(digits)
})
