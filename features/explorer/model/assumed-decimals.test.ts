import { expect, test } from "vitest"
import { assumedDecimals } from "./assumed-decimals"

test.each([
  [0n, null],
  [1_000_000n, null],
  [1_000_001n, 9],
  [-1_000_000n, null],
  [-250_000_000n, 9],
])("an amount of %s in a token that is not known has %s decimals", (value, decimals) =>
  expect(assumedDecimals(value)).toBe(decimals),
)
