import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { capture } from "../../tools/visual/capture"
import { comparePictures, describeChange } from "../../tools/visual/changes"
import { buildStorybook, withCheckout } from "../../tools/visual/trees"
import type { Proof } from "./proof"

const themes = ["arctic", "jade"] as const
const differencesShown = 3

interface Plant {
  readonly file: string
  readonly from: RegExp
  readonly to: string
}

const onePixel: Plant = {
  file: "design-system/src/badge/badge.tsx",
  from: /"inline-flex /,
  to: '"relative top-px inline-flex ',
}
const otherGreen: Plant = {
  file: "themes/css/themes.gen.css",
  from: /(\[data-theme="jade"\] \{[\s\S]*?--success: oklch\()([\d.]+)/,
  to: "$10.4",
}

/** Pictures find what an eye may miss: one pixel and one shade, each planted in a copy of the last commit. */
export const visualPlant: Proof = {
  name: "visual-plant",
  proves: "pictures find a badge that is one pixel lower, and one changed shade",
  minutes: 1,
  occupies: "browser",
  async run(report, say) {
    const scratch = await mkdtemp(join(tmpdir(), "visual-plant-"))
    try {
      await withCheckout(process.cwd(), "HEAD", join(scratch, "checkout"), async () => {
        const checkout = join(scratch, "checkout")
        const take = async (name: string) => {
          const storybook = join(scratch, `storybook-${name}`)
          await buildStorybook(checkout, storybook)
          return capture({
            storybook,
            folder: join(scratch, name),
            stories: /^components-feedback-badge--/,
            themes,
            workers: 2,
          })
        }
        const plain = await take("plain")
        const against = async (name: string) => {
          const { pictures } = await take(name)
          const { changes } = await comparePictures(plain.pictures, pictures, join(scratch, `difference-${name}`))
          for (const change of changes.slice(0, differencesShown)) say(describeChange(change))
          const found = new Set(changes.map(({ theme }) => theme))
          const elsewhere = changes.filter(({ component }) => component !== "Components/Feedback/Badge")
          return { amount: changes.length, found: [...found].sort(), elsewhere: elsewhere.length }
        }
        const planted = (name: string, plant: Plant) => withPlant(checkout, plant, () => against(name))

        const same = await against("same")
        report({
          text: "the same tree built twice",
          held: plain.pictures.size > 0 && same.amount === 0,
          figure: `${same.amount} differences among ${plain.pictures.size}`,
        })
        const moved = await planted("moved", onePixel)
        report({
          text: "a badge one pixel lower is found in every theme and named",
          held: moved.found.join() === themes.join() && moved.elsewhere === 0,
          figure: `${moved.amount} of ${plain.pictures.size} pictures differ, in ${moved.found.join(" and ") || "no theme"}`,
        })
        const tinted = await planted("tinted", otherGreen)
        report({
          text: "one shade changed in jade is found there and nowhere else",
          held: tinted.found.join() === "jade" && tinted.elsewhere === 0,
          figure: `${tinted.amount} of ${plain.pictures.size} pictures differ, in ${tinted.found.join(" and ") || "no theme"}`,
        })
      })
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  },
}

async function withPlant<T>(checkout: string, { file, from, to }: Plant, use: () => Promise<T>): Promise<T> {
  const path = join(checkout, file)
  const clean = await readFile(path, "utf8")
  const changed = clean.replace(from, to)
  if (changed === clean)
    throw new Error(`There is nothing to plant in ${file}: ${from} is not there. Choose another place.`)
  await writeFile(path, changed)
  try {
    return await use()
  } finally {
    await writeFile(path, clean)
  }
}
