import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import {
  approved,
  type Change,
  comparePictures,
  describeChange,
  groupChanges,
  type PictureSet,
  readApprovals,
} from "./changes"
import type { Region } from "./classify"
import { pictureKey } from "./picture"
import { type Drawing, picturePng } from "./testing/picture-png"

let folder = ""
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "visual-test-"))
})
afterEach(() => rm(folder, { recursive: true }))

/** One tree's pictures: button stories in the theme arctic, by story name. */
async function tree(name: string, drawings: Readonly<Record<string, Drawing>>): Promise<PictureSet> {
  const pictures = Object.entries(drawings).map(async ([story, drawing]) => {
    const png = picturePng(drawing)
    const file = join(folder, `${name}-${story}.png`)
    await writeFile(file, png)
    const sha256 = createHash("sha256").update(png).digest("hex")
    const picture = {
      story: `button--${story}`,
      component: "button",
      name: story,
      theme: "arctic",
      file,
      sha256,
    } as const
    return [pictureKey(picture), picture] as const
  })
  return new Map(await Promise.all(pictures))
}

const compare = (before: PictureSet, after: PictureSet) => comparePictures(before, after, join(folder, "report"))
const grey: Drawing = { width: 8, height: 8, rgb: [0x80, 0x80, 0x80] }
const dotted: Drawing = { ...grey, dot: { x: 5, y: 2, rgb: [0xff, 0, 0] } }

test("two captures of one tree have no difference", async () => {
  const pictures = { primary: grey, danger: dotted }
  const { compared, changes, added } = await compare(await tree("before", pictures), await tree("after", pictures))
  expect({ compared, changes, added }).toEqual({ compared: 2, changes: [], added: [] })
})

test("a planted pixel names its component, story, theme, place and colour", async () => {
  const before = await tree("before", { primary: grey, danger: grey })
  const { changes } = await compare(before, await tree("after", { primary: grey, danger: dotted }))
  expect(changes.map(describeChange)).toEqual([
    "button / danger, arctic: another shape, mostly #808080 → #ff0000 (1 px in 1×1 at 5,2)",
  ])
  for (const side of ["before", "after"])
    expect(existsSync(join(folder, "report", side, "button--danger--arctic.png"))).toBe(true)
})

test("a story that went away needs approval, a new one only mention", async () => {
  const before = await tree("before", { primary: grey })
  const { changes, added } = await compare(before, await tree("after", { ghost: grey }))
  expect(changes.map(describeChange)).toEqual(["button / primary, arctic: the story is gone"])
  expect(added.map(({ story }) => story)).toEqual(["button--ghost"])
})

test("an approval is for one picture and not for the next change of the same story", async () => {
  const before = await tree("before", { primary: grey })
  const [first] = (await compare(before, await tree("first", { primary: dotted }))).changes
  const [second] = (await compare(before, await tree("second", { primary: { ...dotted, rgb: [0, 0, 0] } }))).changes
  if (first === undefined || second === undefined) throw new Error("A planted difference was not found")
  const list = join(folder, "approved.json")
  await writeFile(list, JSON.stringify({ [first.key]: first.sha256 }))
  const approvals = await readApprovals(list)
  expect(approved(first, approvals)).toBe(true)
  expect(approved(second, approvals)).toBe(false)
})

test("without an approve list nothing is approved, and a broken one is refused by name", async () => {
  expect(await readApprovals(join(folder, "none.json"))).toEqual({})
  const list = join(folder, "approved.json")
  await writeFile(list, JSON.stringify(["button--primary--arctic"]))
  await expect(readApprovals(list)).rejects.toThrow("approved.json is not an approve list")
})

/** A change in one place of a story. */
function change(story: string, theme: string, kind: Region["kind"], words: string, [width, height] = [40, 20]): Change {
  const region = { kind, words, box: { left: 0, top: 0, width, height }, pixels: 10 }
  const difference = { pixels: 10, box: region.box, regions: [region], size: { width: 99, height: 99 }, resized: null }
  const name = { key: `${story}--${theme}`, story, component: story, name: "Default", theme }
  return { ...name, kind: "changed", before: "", after: "", difference, sha256: "abc" }
}
const grouped = (...changes: Change[]) => groupChanges(changes).map((group) => group.map(({ key }) => key))

test("one cause is one group over themes and stories, and the largest group comes first", () => {
  const groups = grouped(
    change("card", "jade", "other", "another shape"),
    change("button", "jade", "moved", "2 px down"),
    change("badge", "jade", "recoloured", "#111111 → #222222"),
    change("dialog", "arctic", "moved", "2 px down", [90, 90]),
    change("badge", "arctic", "recoloured", "#eeeeee → #dddddd", [41, 20]),
    change("dialog", "jade", "moved", "2 px down", [90, 90]),
  )
  expect(groups).toEqual([
    ["button--jade", "dialog--arctic", "dialog--jade"],
    ["badge--jade", "badge--arctic"],
    ["card--jade"],
  ])
})

test("another distance, another kind and another size are other causes", () => {
  const groups = grouped(
    change("button", "jade", "moved", "2 px down"),
    change("dialog", "jade", "moved", "1 px down"),
    change("card", "jade", "recoloured", "#111111 → #222222"),
    change("badge", "jade", "recoloured", "#111111 → #333333", [41, 20]),
  )
  expect(groups).toHaveLength(4)
})
