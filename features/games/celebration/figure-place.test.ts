import fc from "fast-check"
import { expect, test } from "vitest"
import { figureTop } from "./figure-place"

const board = { left: 0, top: 0, right: 600, bottom: 500 }
const figure = { width: 240, height: 90 }
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

test("a figure stands in the upper third where nothing is in its way", () => {
  expect(Math.abs(figureTop(board, figure, []) + 45 - 500 / 3)).toBeLessThanOrEqual(4)
})

test("a figure stands above or below the piece's value", () => {
  expect(figureTop(board, figure, [box(200, 100, 400, 400)])).toBeLessThanOrEqual(10)
  expect(figureTop(board, figure, [box(200, 0, 400, 400)])).toBeGreaterThanOrEqual(400)
})

test("what lies beside the figure does not move it", () => {
  expect(figureTop(board, figure, [box(0, 0, 100, 500)])).toBe(figureTop(board, figure, []))
})

test("a figure stays on the board whatever decided", () => {
  const anyBox = fc
    .tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: -50, max: 700 })))
    .map(([a, b, c, d]) => box(a ?? 0, b ?? 0, c ?? 0, d ?? 0))
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 6 }), (kept) => {
      const top = figureTop(board, figure, kept)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top + figure.height).toBeLessThanOrEqual(500)
    }),
  )
})
