import fc from "fast-check"
import { expect, test } from "vitest"
import { pageWindow } from "./page-window"

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, null, 20]],
  [4, 20, [1, 2, 3, 4, 5, null, 20]],
  [10, 20, [1, null, 9, 10, 11, null, 20]],
  [20, 20, [1, null, 19, 20]],
])("page %i of %i shows %j", (page, count, shown) => expect(pageWindow(page, count)).toEqual(shown))

test("first, last and current page are always there, in order, and a gap hides at least two pages", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 1, max: 100_000 }), (a, b) => {
      const [page, count] = [Math.min(a, b), Math.max(a, b)]
      const shown = pageWindow(page, count)
      expect(shown).toContain(1)
      expect(shown).toContain(page)
      expect(shown).toContain(count)
      shown.forEach((entry, index) => {
        const [before, after] = [shown[index - 1], shown[index + 1]]
        if (entry === null) expect(Number(after) - Number(before)).toBeGreaterThan(2)
        else if (typeof before === "number") expect(entry).toBe(before + 1)
      })
    }),
  )
})
