import fc from "fast-check"
import { expect, test } from "vitest"
import { axisScale } from "./axis-scale"

test.each([
  [[0, 37], { low: 0, high: 40, ticks: [40, 30, 20, 10, 0] }],
  [[0.1, 0.3], { low: 0, high: 0.3, ticks: [0.3, 0.2, 0.1, 0] }],
  [[-12, 30], { low: -20, high: 40, ticks: [40, 20, 0, -20] }],
  [[-3, -8], { low: -8, high: 0, ticks: [0, -2, -4, -6, -8] }],
])("axis of %j has round ends", (values, scale) => expect(axisScale(values)).toEqual(scale))

test.each([[[]], [[0, 0]], [[Number.NaN, Number.POSITIVE_INFINITY]]])("axis of %j reaches from 0 to 1", (values) =>
  expect(axisScale(values)).toEqual({ low: 0, high: 1, ticks: [1, 0] }),
)

test("every axis contains zero and all values, with at most seven ticks", () => {
  const value = fc.double({ min: -1e15, max: 1e15, noNaN: true }).filter((n) => n === 0 || Math.abs(n) > 1e-9)
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const { low, high, ticks } = axisScale(values)
      for (const each of [0, ...values]) expect(each >= low - 1e-9 && each <= high + 1e-9).toBe(true)
      expect(ticks.length).toBeLessThanOrEqual(7)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
    }),
  )
})
