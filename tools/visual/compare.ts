import { PNG } from "pngjs"
import { type Bitmap, type Box, classify, type Region } from "./classify"

export interface PixelDifference {
  readonly pixels: number
  /** The smallest rectangle around all of them. */
  readonly box: Box
  /** What happened where, the largest place first. */
  readonly regions: readonly Region[]
  /** Of both pictures on one canvas. */
  readonly size: { readonly width: number; readonly height: number }
  /** Set when the pictures differ in size, as `width×height → width×height`. */
  readonly resized: string | null
}

/** A picture on a canvas; what it lacks stays 0. */
function bitmapOf({ data, ...picture }: PNG, width: number, height: number): Bitmap {
  const pixels = new Uint32Array(width * height)
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1) pixels[y * width + x] = data.readUInt32BE((y * picture.width + x) * 4)
  return { width, height, pixels }
}

/** Every pixel that is not exactly the same counts; null when all are, however the files were compressed. */
export function comparePixels(beforePng: Buffer, afterPng: Buffer): PixelDifference | null {
  const [before, after] = [PNG.sync.read(beforePng), PNG.sync.read(afterPng)]
  const size = { width: Math.max(before.width, after.width), height: Math.max(before.height, after.height) }
  const [old, now] = [before, after].map((picture) => bitmapOf(picture, size.width, size.height))
  const regions = old && now ? classify(old, now) : []
  const [first] = regions
  if (first === undefined) return null
  const sizes = [before, after].map((picture) => `${picture.width}×${picture.height}`)
  return {
    pixels: regions.reduce((sum, { pixels }) => sum + pixels, 0),
    box: regions.map(({ box }) => box).reduce(around),
    regions,
    size,
    resized: sizes[0] === sizes[1] ? null : sizes.join(" → "),
  }
}

function around(one: Box, other: Box): Box {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  const right = Math.max(one.left + one.width, other.left + other.width)
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { left, top, width: right - left, height: bottom - top }
}
