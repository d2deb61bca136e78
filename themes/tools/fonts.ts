import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import subsetFont from "subset-font"
import { type Face, faces } from "./faces"
import { type FaceMetrics, readMetrics } from "./sfnt"

const require = createRequire(import.meta.url)

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("")

/** Latin with western accents, typographic punctuation, currency, arrows and the signs that amounts use. */
export const glyphs = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŸŽžıˆ˜–—‘’‚“”„†‡•…‰‹›⁄€₿₮™←↑→↓↗↘−×÷≈≠≤≥∞√·½`

export const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex")

/** Changes when the glyphs or a face's settings do, so a stale file is noticed without subsetting again. */
export const recipeHash = (face: Face) => sha256(JSON.stringify([glyphs, face]))

/** Cuts one face down to `glyphs` and its axes; the same input gives the same bytes. */
async function subset(face: Face): Promise<{ bytes: Uint8Array; metrics: FaceMetrics }> {
  const folder = dirname(require.resolve(`${face.package}/package.json`))
  const source = await readFile(join(folder, "files", face.source))
  const cut = (text: string, targetFormat: "woff2" | "sfnt") =>
    subsetFont(source, text, { targetFormat, variationAxes: { ...face.axes } })
  return { bytes: await cut(face.glyphs ?? glyphs, "woff2"), metrics: readMetrics(await cut(glyphs, "sfnt")) }
}

export interface FontRecord {
  readonly recipe: string
  readonly sha256: string
  readonly bytes: number
  readonly metrics: FaceMetrics
}

/** By file name. */
export type FontRecords = Readonly<Record<string, FontRecord>>

export async function subsetAll() {
  const entries: Array<{ face: Face; bytes: Uint8Array; metrics: FaceMetrics }> = []
  for (const face of faces) entries.push({ face, ...(await subset(face)) })
  return entries
}
