import { expect, test } from "vitest"
import { chiSquare, chiSquareP } from "./chi-square"

// Critical values as printed in the tables of the NIST/SEMATECH handbook, section 1.3.6.7.4.
test.each([
  [3.841, 1, 0.05],
  [6.635, 1, 0.01],
  [10.828, 1, 0.001],
  [18.307, 10, 0.05],
  [29.588, 10, 0.001],
  [67.505, 50, 0.05],
  [123.225, 99, 0.05],
  [148.23, 99, 0.001],
  [77.046, 99, 0.95],
])("%d with %i degrees of freedom is exceeded with the table's chance of %d", (statistic, degrees, chance) => {
  expect(chiSquareP(statistic, degrees)).toBeCloseTo(chance, 4)
})

test("no distance at all is certain to be exceeded", () => expect(chiSquareP(0, 99)).toBe(1))

test("counts that are equal have no distance, and one that sticks out has", () => {
  expect(chiSquare([25, 25, 25, 25])).toBe(0)
  expect(chiSquare([10, 20, 30])).toBe(10)
})

test("a die that never shows one face is found out", () => {
  const counts = Array.from({ length: 100 }, (_, face) => (face === 7 ? 0 : 1_000))
  expect(chiSquareP(chiSquare(counts), 99)).toBeLessThan(0.001)
})
