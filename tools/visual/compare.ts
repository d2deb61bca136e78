import pixelmatch from "pixelmatch"
import { PNG } from "pngjs"

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface PixelDifference {
  readonly pixels: number
  /** The smallest rectangle around all of them. */
  readonly box: Box
  /** The change of colour that most of them share, as `#rrggbb → #rrggbb`. */
  readonly mostly: string
  /** Set when the pictures differ in size, as `width×height → width×height`. */
  readonly resized: string | null
  /** A PNG that marks the pixels. */
  readonly marked: Buffer
}

/** Both pictures on one canvas size; what one of them lacks stays transparent. */
function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const canvas = new PNG({ width, height })
  canvas.data.fill(0)
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

const hex = (rgba: number) => (rgba === 0 ? "nothing" : `#${(rgba >>> 8).toString(16).padStart(6, "0")}`)

/** Every pixel that is not exactly the same counts; null when all are, however the files were compressed. */
export function comparePixels(beforePng: Buffer, afterPng: Buffer): PixelDifference | null {
  const [before, after] = [PNG.sync.read(beforePng), PNG.sync.read(afterPng)]
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const [left, right] = [padded(before, width, height), padded(after, width, height)]
  const found = findPixels(left, right)
  if (found === null) return null
  const marks = new PNG({ width, height })
  pixelmatch(left.data, right.data, marks.data, width, height, { threshold: 0, includeAA: true, alpha: 0.2 })
  const sizes = [before, after].map((picture) => `${picture.width}×${picture.height}`)
  return { ...found, resized: sizes[0] === sizes[1] ? null : sizes.join(" → "), marked: PNG.sync.write(marks) }
}

function findPixels(before: PNG, after: PNG): Pick<PixelDifference, "pixels" | "box" | "mostly"> | null {
  const edges = { left: before.width, right: -1, top: before.height, bottom: -1 }
  const changes = new Map<string, number>()
  let pixels = 0
  for (let index = 0; index < before.data.length; index += 4) {
    const [from, to] = [before.data.readUInt32BE(index), after.data.readUInt32BE(index)]
    if (from === to) continue
    pixels += 1
    const [x, y] = [(index / 4) % before.width, Math.floor(index / 4 / before.width)]
    edges.left = Math.min(edges.left, x)
    edges.right = Math.max(edges.right, x)
    edges.top = Math.min(edges.top, y)
    edges.bottom = Math.max(edges.bottom, y)
    const change = `${hex(from)} → ${hex(to)}`
    changes.set(change, (changes.get(change) ?? 0) + 1)
  }
  if (pixels === 0) return null
  const [mostly = ""] = [...changes].reduce((best, next) => (next[1] > best[1] ? next : best))
  const { left, top } = edges
  return { pixels, mostly, box: { left, top, width: edges.right - left + 1, height: edges.bottom - top + 1 } }
}
