import { existsSync } from "node:fs"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import { comparePixels, type PixelDifference } from "./compare"
import type { Picture } from "./picture"

export type PictureSet = ReadonlyMap<string, Picture>

interface Named {
  readonly key: string
  readonly component: string
  readonly name: string
  readonly theme: string
}
export type Change = Named &
  (
    | {
        readonly kind: "changed"
        readonly before: string
        readonly after: string
        readonly marked: string
        readonly difference: Omit<PixelDifference, "marked">
        /** The picture that an approval is for. */
        readonly sha256: string
      }
    | { readonly kind: "gone"; readonly before: string; readonly sha256: "gone" }
  )

export interface Comparison {
  readonly compared: number
  readonly changes: readonly Change[]
  /** Pictures with nothing to be compared with; they need no approval. */
  readonly added: readonly Picture[]
}

const named = (key: string, { component, name, theme }: Picture): Named => ({ key, component, name, theme })

/** Equal files are equal pictures, so pixels are read only where the hashes differ. */
export async function comparePictures(before: PictureSet, after: PictureSet, folder: string): Promise<Comparison> {
  await mkdir(folder, { recursive: true })
  const changes: Change[] = []
  for (const [key, old] of before) {
    const now = after.get(key)
    if (now === undefined) changes.push({ ...named(key, old), kind: "gone", before: old.file, sha256: "gone" })
    else if (old.sha256 !== now.sha256) {
      const found = comparePixels(await readFile(old.file), await readFile(now.file))
      if (found === null) continue
      const { marked, ...difference } = found
      const file = join(folder, `${key}.png`)
      await writeFile(file, marked)
      const pictures = { before: old.file, after: now.file, marked: file, sha256: now.sha256 }
      changes.push({ ...named(key, now), kind: "changed", difference, ...pictures })
    }
  }
  const added = [...after].filter(([key]) => !before.has(key)).map(([, picture]) => picture)
  return { compared: before.size, changes, added }
}

/** Picture key to the hash that was approved, so that an approval never covers a later change. */
export type Approvals = Readonly<Record<string, string>>

const approvalList = v.pipe(
  v.unknown(),
  // To valibot a list is a record as well.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.string()),
)

/** An approve list as the report writes it; without a file nothing is approved. */
export async function readApprovals(file: string): Promise<Approvals> {
  if (!existsSync(file)) return {}
  const parsed = v.safeParse(approvalList, JSON.parse(await readFile(file, "utf8")))
  if (!parsed.success) throw new Error(`${file} is not an approve list. Export it from the report again.`)
  return parsed.output
}

export const approved = ({ key, sha256 }: Change, approvals: Approvals) => approvals[key] === sha256

/** One line that says where, how much and which colour. */
export function describeChange(change: Change): string {
  const place = `${change.component} / ${change.name}, ${change.theme}`
  if (change.kind === "gone") return `${place}: the story is gone`
  const { pixels, box, mostly, resized } = change.difference
  const amount = pixels === 1 ? "1 pixel" : `${pixels} pixels`
  const size = resized === null ? "" : `, size ${resized}`
  return `${place}: ${amount} in ${box.width}×${box.height} at ${box.left},${box.top}, mostly ${mostly}${size}`
}
