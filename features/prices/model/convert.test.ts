import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { centsOf, unitsForCents } from "./convert"

test("five dollars of SOL at 232.89", () => expect(unitsForCents(500n, 232.89, 9)).toBe(21_469_363n))
test("a dollar of USDC at 0.999781 is a little more than one", () =>
  expect(unitsForCents(100n, 0.999781, 6)).toBe(1_000_219n))
test("12.4821 SOL at 232.89", () => expect(centsOf(12_482_100_000n, 232.89, 9)).toBe(290_695n))

const price = fc.double({ min: 0.000_001, max: 1_000_000, noNaN: true })
describe("for any price", () => {
  test("what a preset buys is never worth more than the preset, and less by at most a cent and a unit", () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10_000_000n), price, fc.constantFrom(6, 9), (cents, usd, decimals) => {
        const units = unitsForCents(cents, usd, decimals)
        expect(centsOf(units, usd, decimals)).toBeLessThanOrEqual(cents)
        expect(centsOf(units + 1n, usd, decimals) + 1n).toBeGreaterThanOrEqual(cents)
      }),
    )
  })
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e-12])("refuses to convert with a price of %d", (usd) => {
  expect(() => unitsForCents(100n, usd, 9)).toThrow("not a price")
})
