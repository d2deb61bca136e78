import fc from "fast-check"
import { expect, test } from "vitest"
import { beginSwipe, type EdgeSwipe, moveSwipe } from "./edge-swipe"

const width = 390

/** What a finger that visits these points ends up doing. */
function trace(points: ReadonlyArray<readonly [x: number, y: number]>) {
  const [first, ...rest] = points
  let state: EdgeSwipe | "open" | null = first ? beginSwipe(first[0], first[1], width) : null
  for (const [x, y] of rest) {
    if (state === null || state === "open") break
    state = moveSwipe(state, x, y)
  }
  return state
}

test.each([
  [0, "left"],
  [50, "left"],
  [51, undefined],
  [339, undefined],
  [340, "right"],
  [390, "right"],
])("a touch at %i px belongs to %s", (x, side) => expect(beginSwipe(x, 400, width)?.side).toBe(side))

test.each([
  ["50 px of travel are not enough", "10,400 60,400", "going"],
  ["51 px are", "10,400 61,400", "open"],
  ["51 px from the other edge are", "380,400 329,400", "open"],
  ["that went down 15 px first is scrolling, wherever it goes next", "10,400 12,415 200,415", "given up"],
  ["that went in 15 px first may wander down", "10,400 26,402 40,460 62,480", "open"],
  ["that leaves outward opens nothing", "40,400 20,400 120,400", "given up"],
])("a finger: %s", (_, way, end) => {
  const state = trace(way.split(" ").map((point) => point.split(",").map(Number) as [number, number]))
  expect(state === null ? "given up" : state === "open" ? "open" : "going").toBe(end)
})

test("a straight scroll never opens a drawer", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: width }), fc.array(fc.integer({ min: 0, max: 800 })), (x, ys) => {
      expect(trace([[x, 400], ...ys.map((y): [number, number] => [x, y])])).not.toBe("open")
    }),
  )
})
