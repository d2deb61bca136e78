import { existsSync } from "node:fs"
import { copyFile, mkdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import * as v from "valibot"
import { comparePixels, type PixelDifference } from "./compare"
import type { Picture } from "./picture"

export type PictureSet = ReadonlyMap<string, Picture>

interface Named {
  readonly key: string
  readonly story: string
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
        readonly difference: PixelDifference
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

const wordsShown = 3

const named = (key: string, { story, component, name, theme }: Picture): Named => ({
  key,
  story,
  component,
  name,
  theme,
})

/** Equal files are equal pictures, so pixels are read only where the hashes differ; what differs is copied to `folder`. */
export async function comparePictures(before: PictureSet, after: PictureSet, folder: string): Promise<Comparison> {
  const changes: Change[] = []
  const keep = async (side: "before" | "after", key: string, file: string) => {
    const kept = join(folder, side, `${key}.png`)
    await mkdir(join(folder, side), { recursive: true })
    await copyFile(file, kept)
    return kept
  }
  for (const [key, old] of before) {
    const now = after.get(key)
    if (now === undefined) {
      const kept = await keep("before", key, old.file)
      changes.push({ ...named(key, old), kind: "gone", before: kept, sha256: "gone" })
    } else if (old.sha256 !== now.sha256) {
      const difference = comparePixels(await readFile(old.file), await readFile(now.file))
      if (difference === null) continue
      const pictures = { before: await keep("before", key, old.file), after: await keep("after", key, now.file) }
      changes.push({ ...named(key, now), kind: "changed", difference, ...pictures, sha256: now.sha256 })
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

/** What happened, without where: the words of its largest places. */
export function wordsOf(change: Change): string {
  if (change.kind === "gone") return "the story is gone"
  const { regions, resized } = change.difference
  const words = [...new Set(regions.map((region) => region.words))]
  const more = words.length > wordsShown ? [`${words.length - wordsShown} more`] : []
  return [...words.slice(0, wordsShown), ...more, ...(resized === null ? [] : [`size ${resized}`])].join("; ")
}

/** One line that says where, what and how much. */
export function describeChange(change: Change): string {
  const place = `${change.component} / ${change.name}, ${change.theme}: ${wordsOf(change)}`
  if (change.kind === "gone") return place
  const { pixels, box } = change.difference
  return `${place} (${pixels} px in ${box.width}×${box.height} at ${box.left},${box.top})`
}

/** Changes of one cause: the first stands for them all. */
export type Group = readonly [Change, ...Change[]]

/**
 * Changes that share what happened, in any theme and story: the same words of a kind, the same size of what changed, or
 * the same kind in one story. The largest group comes first.
 */
export function groupChanges(changes: readonly Change[]): readonly Group[] {
  const groups: Array<{ keys: Set<string>; members: Change[] }> = []
  for (const change of changes) {
    const keys = new Set(signsOf(change))
    const own = { keys, members: [change] }
    for (const other of groups.filter((group) => [...keys].some((key) => group.keys.has(key)))) {
      groups.splice(groups.indexOf(other), 1)
      own.members.unshift(...other.members)
      for (const key of other.keys) keys.add(key)
    }
    groups.push(own)
  }
  return groups
    .flatMap(({ members: [first, ...others] }) => (first === undefined ? [] : [[first, ...others] as const]))
    .sort((a, b) => b.length - a.length)
}

function signsOf(change: Change): string[] {
  if (change.kind === "gone") return ["gone"]
  return change.difference.regions.slice(0, wordsShown).flatMap(({ kind, words, box }, at) => {
    const size = kind === "moved" ? [] : [`${kind} ${box.width}×${box.height}`]
    const same = kind === "other" ? [] : [`${kind} ${words}`]
    return [...size, ...same, ...(at === 0 ? [`${kind} in ${change.story}`] : [])]
  })
}
