import fc from "fast-check"
import { expect, test } from "vitest"
import { faceOf } from "./faces"

test("two hues of a disc always differ, and the angle is a turn", () => {
  fc.assert(
    fc.property(fc.string(), (address) => {
      const { first, second, degrees } = faceOf(address)
      expect(first).not.toBe(second)
      expect(degrees).toBeGreaterThanOrEqual(0)
      expect(degrees).toBeLessThan(360)
    }),
  )
})

test("neighbours in a list differ", () => {
  const faces = new Set(Array.from({ length: 200 }, (_, index) => JSON.stringify(faceOf(`player-${index}`))))
  expect(faces.size).toBeGreaterThan(190)
})
