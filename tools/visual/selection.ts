import { existsSync, readFileSync } from "node:fs"
import { dirname } from "node:path"
import { isThemeId, type ThemeId } from "@dghrt/themes"
import { threeThemes } from "../../tests/prove/three-themes"
import type { Story } from "./capture"
import { movedNames, storyReach } from "./story-reach"

export interface Selection {
  /** Story files of which every story is pictured. */
  readonly whole: ReadonlySet<string>
  /** Story files of which one story stands for the component. */
  readonly single: ReadonlySet<string>
  readonly themes: readonly ThemeId[]
  /** Why, a sentence for each cause. */
  readonly reasons: readonly string[]
}

const preview = ".storybook/preview.tsx"
/** What every story is built with and no story imports. */
const underAll: readonly string[] = [
  "package-lock.json",
  ".storybook/main.ts",
  ".storybook/vite.config.ts",
  ".storybook/preview-head.html",
]
/** The pages of documentation are in no picture. */
const ofDocumentation = (file: string) => file.startsWith(".storybook/docs-")
const themeSheet = "themes/css/themes.gen.css"
const mostNear = 3

/**
 * Which stories a change can be seen in. Beside the changed file all of them are taken; of a component that draws it from
 * further away one story is; and one of every component where the change is under all of them.
 */
export function selectStories({
  changed,
  storyFiles,
  textBefore,
}: {
  changed: readonly string[]
  storyFiles: readonly string[]
  /** What a file held on the other side; null where it was not there. */
  textBefore: (file: string) => string | null
}): Selection {
  const reachOf = storyReach({ leftOut: ofDocumentation })
  const reaches = new Map(storyFiles.map((file) => [file, reachOf(file)]))
  const reachOfAll = reachOf(preview)
  const signsOf = (file: string) => {
    const before = /\.tsx?$/.test(file) && existsSync(file) ? textBefore(file) : null
    return [file, ...(before === null ? [] : movedNames(file, before, readFileSync(file, "utf8")))]
  }
  const everywhere = changed.filter(
    (file) => underAll.includes(file) || signsOf(file).some((sign) => reachOfAll.has(sign)),
  )
  const [whole, single, reasons] = [new Set<string>(), new Set<string>(), [] as string[]]
  for (const file of changed.filter((path) => !everywhere.includes(path))) {
    const signs = signsOf(file)
    const steps = new Map<string, number>()
    for (const [story, reached] of reaches) {
      const found = signs.flatMap((sign) => reached.get(sign) ?? [])
      if (found.length > 0) steps.set(story, Math.min(...found))
    }
    if (file.endsWith(".stories.tsx")) steps.set(file, 0)
    if (steps.size === 0) continue
    const near = nearest(file, steps)
    for (const story of near) whole.add(story)
    for (const story of steps.keys()) single.add(story)
    const far = steps.size - near.length
    reasons.push(`${file}: ${named(near)}${far === 0 ? "" : `, and one story of ${far} components that draw it`}`)
  }
  for (const file of everywhere) reasons.push(`${file} is under every story: one story of each component`)
  if (everywhere.length > 0) for (const story of storyFiles) single.add(story)
  const moved =
    everywhere.join() === themeSheet ? changedThemes(textBefore(themeSheet), readFileSync(themeSheet, "utf8")) : []
  const onlyThese = moved.length > 0 && moved.length <= threeThemes.length
  const themes = onlyThese ? [...new Set(whole.size > 0 ? [...moved, ...threeThemes] : moved)] : threeThemes
  if (onlyThese) reasons.push(`Only ${moved.join(", ")} changed in ${themeSheet}`)
  return { whole, single: new Set([...single].filter((file) => !whole.has(file))), themes, reasons }
}

const named = (near: readonly string[]) =>
  near.length === 0 ? "no story beside it" : `all stories of ${near.join(", ")}`

/** The story files in the folder of a changed file; without any, those that draw it in the fewest steps, if they are few. */
function nearest(file: string, steps: ReadonlyMap<string, number>): readonly string[] {
  const beside = [...steps.keys()].filter((story) => dirname(story) === dirname(file))
  if (beside.length > 0) return beside
  const fewest = Math.min(...steps.values())
  const near = [...steps].filter(([, step]) => step === fewest).map(([story]) => story)
  return near.length <= mostNear ? near : []
}

const blocks = /^\[data-theme="(\w+)"\] \{[\s\S]*?^\}/gm

/** The themes whose own values differ between two sheets of all themes; none where something else differs too. */
function changedThemes(before: string | null, after: string): readonly ThemeId[] {
  if (before === null || before.replaceAll(blocks, "") !== after.replaceAll(blocks, "")) return []
  const valuesOf = (sheet: string) => new Map(Array.from(sheet.matchAll(blocks), ([block, id = ""]) => [id, block]))
  const [old, now] = [valuesOf(before), valuesOf(after)]
  return [...now.keys()].filter(isThemeId).filter((id) => old.get(id) !== now.get(id))
}

const fileOf = ({ importPath }: Story) => importPath.replace(/^\.\//, "")

export const isWhole = ({ whole }: Selection, story: Story) => whole.has(fileOf(story))

/** The stories of a selection, of those that a Storybook has. */
export function storiesOf(selection: Selection, stories: readonly Story[]): readonly Story[] {
  const one = (file: string) => {
    const own = stories.filter((story) => fileOf(story) === file)
    return own.find(({ tags }) => tags.includes("matrix")) ?? own.find(({ name }) => name === "Default") ?? own[0] ?? []
  }
  return [...stories.filter((story) => isWhole(selection, story)), ...[...selection.single].flatMap(one)]
}
