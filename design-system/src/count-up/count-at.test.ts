import fc from "fast-check"
import { expect, test } from "vitest"
import { countAt, countMs } from "./count-at"

test("it starts where it was and is exact after 600 ms", () => {
  expect(countAt(10n, 70n, 0)).toBe(10n)
  expect(countAt(10n, 70n, countMs)).toBe(70n)
})

test("a loss is shown at once", () => expect(countAt(70n, 10n, 0)).toBe(10n))

test("on the way up it never falls and never overshoots", () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 30n })
  const moment = fc.integer({ min: 0, max: 700 })
  fc.assert(
    fc.property(amount, amount, moment, moment, (a, b, first, second) => {
      const [from, to] = a < b ? [a, b] : [b, a]
      const [early, late] = first < second ? [first, second] : [second, first]
      const [then, later] = [countAt(from, to, early), countAt(from, to, late)]
      expect(then >= from && then <= later && later <= to).toBe(true)
    }),
  )
})
