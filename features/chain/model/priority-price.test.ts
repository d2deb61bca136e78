import fc from "fast-check"
import { expect, test } from "vitest"
import { priorityFee, unitPrice } from "./priority-price"

const fee = fc.bigInt({ min: 0n, max: 1_000_000_000n })

test("a transaction of up to a million units pays exactly the chosen fee", () => {
  fc.assert(
    fc.property(fee, fc.integer({ min: 1, max: 1_000_000 }), (lamports, units) => {
      expect(priorityFee(unitPrice(lamports, units), units)).toBe(lamports)
    }),
    { numRuns: 2_000 },
  )
})

test("a larger transaction pays at most one lamport less than the chosen fee, and never more", () => {
  fc.assert(
    fc.property(fee, fc.integer({ min: 1_000_001, max: 1_400_000 }), (lamports, units) => {
      const paid = priorityFee(unitPrice(lamports, units), units)
      expect(lamports - paid).toBeGreaterThanOrEqual(0n)
      expect(lamports - paid).toBeLessThanOrEqual(1n)
    }),
    { numRuns: 2_000 },
  )
})

test("the stored default of 400,201 lamports is a total, not a price per unit", () => {
  expect(unitPrice(400_201n, 120_000)).toBe(3_335_008n)
  expect(priorityFee(3_335_008n, 120_000)).toBe(400_201n)
})
