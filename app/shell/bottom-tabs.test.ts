import fc from "fast-check"
import { expect, test } from "vitest"
import { swipeTurn, type Tab, tabOfPage, tabs, turn } from "./bottom-tabs"

const nothing = new Set<Tab>()
const tab = fc.constantFrom(...tabs)
const direction = fc.constantFrom<1 | -1>(1, -1)

test.each([
  [-51, 0, 1],
  [51, 0, -1],
  [-50, 0, null],
  [50, 0, null],
  [-120, 130, null],
  [120, 10, -1],
  [0, 0, null],
])("a finger that moved by %i, %i turns the tabs by %s", (dx, dy, by) => expect(swipeTurn(dx, dy)).toBe(by))

test("five turns come back to where they began, and a turn back undoes a turn", () => {
  fc.assert(
    fc.property(tab, direction, (from, by) => {
      let at = from
      for (const _ of tabs) at = turn(at, by, nothing)
      expect(at).toBe(from)
      expect(turn(turn(from, by, nothing), by === 1 ? -1 : 1, nothing)).toBe(from)
    }),
  )
})

test("the ends meet", () => {
  expect(turn("more", 1, nothing)).toBe("home")
  expect(turn("home", -1, nothing)).toBe("more")
})

test("a tab that cannot be opened is skipped", () => {
  expect(turn("jackpot", 1, new Set(["profile"]))).toBe("more")
  expect(turn("more", -1, new Set(["profile"]))).toBe("jackpot")
  fc.assert(
    fc.property(tab, direction, fc.uniqueArray(tab), (from, by, off) => {
      const next = turn(from, by, new Set(off))
      expect(next === from || !off.includes(next)).toBe(true)
    }),
  )
})

test.each([
  ["/", "home"],
  ["/jackpot", "jackpot"],
  ["/game/7xKp/dice", "games"],
  ["/profile", "profile"],
  ["/7xKp/profile", "profile"],
  ["/explorer", null],
  ["/a/b/profile", null],
])("the page %s belongs to the tab %s", (page, expected) => expect(tabOfPage(page)).toBe(expected))
