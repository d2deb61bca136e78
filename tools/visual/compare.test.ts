import { PNG } from "pngjs"
import { expect, test } from "vitest"
import { comparePixels } from "./compare"
import { picturePng } from "./testing/picture-png"

const plain = picturePng({ width: 40, height: 30, rgb: [0x20, 0x30, 0x40] })

test("the same picture compressed in another way is the same picture", () => {
  const other = PNG.sync.write(PNG.sync.read(plain), { deflateLevel: 0 })
  expect(other.equals(plain)).toBe(false)
  expect(comparePixels(plain, other)).toBeNull()
})

test("one pixel of one shade is found, placed and named", () => {
  const planted = picturePng({
    width: 40,
    height: 30,
    rgb: [0x20, 0x30, 0x40],
    dot: { x: 39, y: 7, rgb: [0x20, 0x30, 0x41] },
  })
  expect(comparePixels(plain, planted)).toMatchObject({
    pixels: 1,
    box: { left: 39, top: 7, width: 1, height: 1 },
    regions: [{ kind: "recoloured", words: "#203040 → #203041" }],
    resized: null,
  })
})

test("another colour everywhere is named as that change of colour", () => {
  const planted = picturePng({ width: 40, height: 30, rgb: [0x21, 0x30, 0x40] })
  expect(comparePixels(plain, planted)).toMatchObject({
    pixels: 1_200,
    box: { left: 0, top: 0, width: 40, height: 30 },
    regions: [{ kind: "recoloured", words: "#203040 → #213040" }],
  })
})

test("a picture that grew says so, and what it gained counts as changed", () => {
  const taller = picturePng({ width: 40, height: 32, rgb: [0x20, 0x30, 0x40] })
  expect(comparePixels(plain, taller)).toMatchObject({
    pixels: 80,
    box: { left: 0, top: 30, width: 40, height: 2 },
    regions: [{ kind: "other", words: "nothing → #203040" }],
    size: { width: 40, height: 32 },
    resized: "40×30 → 40×32",
  })
})
