import { expect, test } from "vitest"
import { type Bitmap, classify } from "./classify"

type Rectangle = readonly [left: number, top: number, width: number, height: number, rgb: number]

const ground = 0x203040
/** A ground of one colour with rectangles on it, the later ones in front. */
function drawn(...rectangles: readonly Rectangle[]): Bitmap {
  const [width, height] = [120, 80]
  const pixels = new Uint32Array(width * height).fill(ground * 256 + 0xff)
  for (const [left, top, wide, high, rgb] of rectangles)
    for (let y = top; y < top + high; y += 1)
      for (let x = left; x < left + wide; x += 1) pixels[y * width + x] = rgb * 256 + 0xff
  return { width, height, pixels }
}

/** Something like a word: stems and bars of one thickness. */
const word = (left: number, top: number, thick: number, rgb = 0xeeeeee): Rectangle[] =>
  [0, 8, 16, 24, 32].flatMap((x, at) => [
    [left + x, top, thick, 10, rgb] as const,
    [left + x, top + (at % 3) * 4, 6, thick, rgb] as const,
  ])
const words = (before: Bitmap, after: Bitmap) => classify(before, after).map((region) => region.words)

const block: Rectangle = [30, 20, 40, 24, 0xcc4444]

test("two equal pictures have no place that differs", () => expect(classify(drawn(block), drawn(block))).toEqual([]))

test.each([
  ["2 px down", 0, 2],
  ["1 px up", 0, -1],
  ["3 px left", -3, 0],
  ["5 px right and 2 px down", 5, 2],
])("what moved says how far: %s", (moved, right, down) => {
  const at = (x: number, y: number) => drawn([30 + x, 20 + y, 40, 24, 0xcc4444], ...word(33 + x, 26 + y, 1))
  expect(words(at(0, 0), at(right, down))).toEqual([moved])
})

test("letters of which only a part was in the way of the move are not thinner for it", () => {
  const rule: Rectangle = [10, 34, 100, 1, 0xeeeeee]
  expect(words(drawn(...word(20, 24, 2), rule), drawn(...word(20, 26, 2), rule))).toEqual(["2 px down"])
})

test("a plain block that moved says so at each of its edges", () => {
  expect(new Set(words(drawn(block), drawn([30, 22, 40, 24, 0xcc4444])))).toEqual(new Set(["2 px down"]))
})

test("a tint of one shade is a change of colour, and not a move", () => {
  expect(words(drawn([30, 20, 40, 24, 0x251116]), drawn([30, 20, 40, 24, 0x251117]))).toEqual(["#251116 → #251117"])
  expect(words(drawn(...word(20, 30, 2)), drawn(...word(20, 30, 2, 0xeeddee)))).toEqual(["#eeeeee → #eeddee"])
})

test("a new frame of 1 px is a line of 1 px, and so is a line under a word", () => {
  const frame: Rectangle[] = [
    [30, 20, 40, 1, 0xffffff],
    [30, 43, 40, 1, 0xffffff],
    [30, 20, 1, 24, 0xffffff],
    [69, 20, 1, 24, 0xffffff],
  ]
  expect(words(drawn(block), drawn(block, ...frame))).toEqual(["a line of 1 px, #cc4444 → #ffffff"])
  const under: Rectangle = [20, 60, 50, 1, 0xffffff]
  expect(words(drawn(), drawn(under))).toEqual(["a line of 1 px, #203040 → #ffffff"])
})

test("thicker and thinner strokes are neither a move nor a colour", () => {
  expect(words(drawn(...word(20, 30, 1)), drawn(...word(20, 30, 2)))).toEqual(["heavier strokes"])
  expect(words(drawn(...word(20, 30, 2)), drawn(...word(20, 30, 1)))).toEqual(["lighter strokes"])
})

test("what changed places with what lay in front of it is neither moved nor recoloured", () => {
  const other: Rectangle = [50, 30, 40, 30, 0x4444cc]
  const [first] = classify(drawn(block, other), drawn(other, block))
  expect(first).toMatchObject({ kind: "reordered", box: { left: 50, top: 30, width: 20, height: 14 } })
})

test("a single pixel and a shape of its own are neither", () => {
  const dot: Rectangle = [39, 7, 1, 1, 0xff0000]
  expect(classify(drawn(), drawn(dot))).toEqual([
    {
      kind: "other",
      words: "another shape, mostly #203040 → #ff0000",
      box: { left: 39, top: 7, width: 1, height: 1 },
      pixels: 1,
    },
  ])
})

test("two places far from each other are two, the larger one first", () => {
  const found = classify(
    drawn(block, [100, 60, 4, 4, 0xffffff]),
    drawn([100, 60, 4, 4, 0xff00ff], [30, 20, 40, 24, 0x44cc44]),
  )
  expect(found.map(({ words }) => words)).toEqual(["#cc4444 → #44cc44", "#ffffff → #ff00ff"])
})

/** A badge: its words have the tone, and its ground a tint of it. */
const badge = (left: number, fill: number, tone: number): Rectangle[] => [
  [left, 24, 60, 24, fill],
  ...word(left + 12, 30, 2, tone),
]

test("a tone whose ground changes by a shade and whose words change by more is one change of colour", () => {
  expect(words(drawn(...badge(30, 0xd2e2d3, 0x2a6b41)), drawn(...badge(30, 0xd3e3d3, 0x2f7047)))).toEqual([
    "#d2e2d3 → #d3e3d3",
  ])
})

test("a frame around words is a line, and words in front of words are another order", () => {
  const ring: Rectangle = [29, 23, 62, 26, 0xffffff]
  expect(words(drawn(...badge(30, 0xd2e2d3, 0x2a6b41)), drawn(ring, ...badge(30, 0xd2e2d3, 0x2a6b41)))).toEqual([
    "a line of 1 px, #203040 → #ffffff",
  ])
  const [one, other] = [badge(20, 0xd9e7e2, 0x2a6b41), badge(60, 0xf6e0de, 0x8a2b21)]
  expect(words(drawn(...one, ...other), drawn(...other, ...one))).toEqual(["another one in front"])
})
