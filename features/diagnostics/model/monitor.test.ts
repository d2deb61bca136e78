import { expect, test } from "vitest"
import { isSlow, seemsInspected } from "./monitor"

const size = { outerWidth: 1_200, innerWidth: 1_200, outerHeight: 900, innerHeight: 800 }

test.each([
  [{}, false],
  [{ innerWidth: 1_000 }, false],
  [{ innerWidth: 999 }, true],
  [{ innerHeight: 699 }, true],
  // A page that is zoomed out is wider than its window.
  [{ innerWidth: 2_400, innerHeight: 1_600 }, false],
])("a window of %j seems inspected: %s", (given, expected) =>
  expect(seemsInspected({ ...size, ...given })).toBe(expected),
)

test("more than five slow tasks make a slow page", () => {
  expect([5, 6].map(isSlow)).toEqual([false, true])
})
