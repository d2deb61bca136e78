import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { capture, listStories, openBrowser } from "../../tools/visual/capture"
import { type Change, comparePictures, describeChange, wordsOf } from "../../tools/visual/changes"
import { buildStorybook, withCheckout } from "../../tools/visual/trees"
import type { Proof } from "./proof"

const themes = ["arctic", "jade"] as const
const badges = /^components-feedback-badge--/
/** 54 pictures of components that move, load faces and open layers. */
const twice = /^components-(feedback-(badge|toast|spinner|skeleton)|actions-(button|icon-button))--/
const most = 54
const differencesShown = 2

interface Plant {
  readonly file: string
  readonly from: RegExp
  readonly to: string
}

const badge = "design-system/src/badge/badge.tsx"
const stories = "design-system/src/badge/badge.stories.tsx"
/** Where two badges overlap, the second is in front. */
const overlapping: Plant = {
  file: stories,
  from: /export const Neutral: Story = /,
  to: `export const Overlap: Story = {
  render: () => (
    <div className="flex pt-6">
      <Badge tone="success" className="first">Settled and paid</Badge>
      <Badge tone="danger" className="-ms-8 mt-2 z-1">Refused at once</Badge>
    </div>
  ),
}
export const Neutral: Story = `,
}

/** One thing that changes, and the words by which each picture that shows it must tell it from the others. */
const plants: ReadonlyArray<{ what: string; plant: Plant; words: RegExp; everyTheme: boolean }> = [
  {
    what: "a tint of 1 % in jade",
    plant: {
      file: "themes/css/themes.gen.css",
      from: /(\[data-theme="jade"\] \{[\s\S]*?--success: oklch\(0\.4)4/,
      to: "$15",
    },
    words: /^#[0-9a-f]{6} → #[0-9a-f]{6}/,
    everyTheme: false,
  },
  {
    what: "a shift of 2 px",
    plant: { file: badge, from: /"inline-flex /, to: '"relative top-0.5 inline-flex ' },
    words: /^2 px down/,
    everyTheme: true,
  },
  {
    what: "a border of 1 px",
    plant: { file: badge, from: /"inline-flex /, to: '"outline outline-1 outline-text inline-flex ' },
    words: /^a line of 1 px/,
    everyTheme: true,
  },
  {
    what: "the weight of a font",
    plant: { file: badge, from: /font-semibold|font-medium/, to: "font-black" },
    words: /heavier strokes/,
    everyTheme: true,
  },
  {
    what: "the order of two badges that overlap",
    plant: { file: stories, from: /className="first"/, to: 'className="relative z-2"' },
    words: /^another one in front/,
    everyTheme: true,
  },
]

/** Pictures find what an eye may miss and say which it is: each is planted alone in a copy of the last commit. */
export const visualPlant: Proof = {
  name: "visual-plant",
  proves: "pictures find a tint, a shift, a border, a font's weight and an order, and name each",
  minutes: 6,
  occupies: "browser",
  async run(report, say) {
    const scratch = await mkdtemp(join(tmpdir(), "visual-plant-"))
    const browser = await openBrowser()
    try {
      await withCheckout(process.cwd(), "HEAD", join(scratch, "checkout"), async () => {
        const checkout = join(scratch, "checkout")
        const picture = async (storybook: string, name: string, wanted: RegExp) => {
          const found = (await listStories(storybook))
            .filter(({ id }) => wanted.test(id))
            .slice(0, most / themes.length)
          const folder = join(scratch, name)
          return (await capture(browser, { storybook, folder, stories: found, themes, workers: 2 })).pictures
        }
        const built = async (name: string) => {
          const storybook = join(scratch, `storybook-${name}`)
          await buildStorybook(checkout, storybook)
          return storybook
        }
        await plantIn(checkout, overlapping)
        const plain = await built("plain")
        const [first, second] = [await picture(plain, "first", twice), await picture(plain, "second", twice)]
        const same = await comparePictures(first, second, join(scratch, "same"))
        for (const change of same.changes.slice(0, differencesShown)) say(describeChange(change))
        report({
          text: "54 pictures taken twice",
          held: first.size === most && same.changes.length === 0,
          figure: `${same.changes.length} differences among ${first.size}`,
        })
        const before = await picture(plain, "before", badges)
        for (const [at, { what, plant, words, everyTheme }] of plants.entries()) {
          const undo = await plantIn(checkout, plant)
          const after = await picture(await built(`${at}`), `after-${at}`, badges)
          await undo()
          const { changes } = await comparePictures(before, after, join(scratch, `report-${at}`))
          for (const change of changes.slice(0, differencesShown)) say(describeChange(change))
          const named = changes.filter((change) => words.test(wordsOf(change)))
          const themesOf = (of: readonly Change[]) => [...new Set(of.map(({ theme }) => theme))].sort().join()
          report({
            text: `${what} is found and named as that`,
            held:
              named.length > 0 &&
              named.length === changes.length &&
              themesOf(named) === (everyTheme ? themes : ["jade"]).join(),
            figure: `${named.length} of the ${changes.length} pictures that differ say so, in ${themesOf(named) || "no theme"}`,
          })
        }
      })
    } finally {
      await browser.close()
      await rm(scratch, { recursive: true, force: true })
    }
  },
}

/** Writes a change and returns what takes it back. */
async function plantIn(checkout: string, { file, from, to }: Plant): Promise<() => Promise<void>> {
  const path = join(checkout, file)
  const clean = await readFile(path, "utf8")
  const changed = clean.replace(from, to)
  if (changed === clean)
    throw new Error(`There is nothing to plant in ${file}: ${from} is not there. Choose another place.`)
  await writeFile(path, changed)
  return () => writeFile(path, clean)
}
