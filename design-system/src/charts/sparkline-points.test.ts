import fc from "fast-check"
import { expect, test } from "vitest"
import { sparklinePoints } from "./sparkline-points"

test("the lowest figure lies at the foot and the highest at the top", () => {
  expect(sparklinePoints([1, 3, 2])).toEqual([
    { x: 0, y: 1 },
    { x: 0.5, y: 0 },
    { x: 1, y: 0.5 },
  ])
})

test.each([
  [[], []],
  [[5], [{ x: 1, y: 0.5 }]],
  [[Number.NaN, 7, Number.POSITIVE_INFINITY], [{ x: 1, y: 0.5 }]],
])("%j draws %j", (values, points) => expect(sparklinePoints(values)).toEqual(points))

test("a long series is drawn", () => {
  const values = Array.from({ length: 200_000 }, (_, index) => index)
  expect(sparklinePoints(values).at(-1)).toEqual({ x: 1, y: 0 })
})

test("no series leaves the square", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1e300, max: 1e300 })), (values) => {
      for (const { x, y } of sparklinePoints(values)) {
        expect(x >= 0 && x <= 1 && y >= 0 && y <= 1).toBe(true)
      }
    }),
  )
})
