import { expect, test } from "vitest"
import { pricesAt } from "./use-prices-of"

const sol = { decimals: 9 }

test("an amount is worth its dollars, to the nearest cent", () => {
  expect(pricesAt(232.89, sol).fiat(250_000_000n)).toBe("$58.22")
  expect(pricesAt(232.89, sol).fiat(0n)).toBe("$0.00")
  expect(pricesAt(232.89, sol).fiat(430_000n)).toBe("$0.10")
  expect(pricesAt(232.89, sol).fiat(10_000_000_000n)).toBe("$2,328.90")
})

test("what fifty dollars buy is worth fifty dollars", () => {
  const { fiat, unitsForUsd } = pricesAt(232.89, sol)
  expect(fiat(unitsForUsd(50) ?? 0n)).toBe("$50.00")
  expect(fiat(unitsForUsd(1) ?? 0n)).toBe("$1.00")
})

test("dollars buy whole units, never more than they pay for", () => {
  expect(pricesAt(250, sol).unitsForUsd(1)).toBe(4_000_000n)
  expect(pricesAt(3, sol).unitsForUsd(1)).toBe(333_333_333n)
})

test("without a price nothing is converted", () => {
  expect(pricesAt(null, sol).fiat(1n)).toBeNull()
  expect(pricesAt(null, sol).unitsForUsd(1)).toBeNull()
})
