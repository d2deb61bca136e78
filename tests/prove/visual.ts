import { command } from "./command"
import type { Proof } from "./proof"
import { threeThemes } from "./three-themes"

/** The pages are pictured with the games, which are their largest part. */
const parts = [
  {
    name: "visual-components",
    of: "the design system's stories",
    words: ["--stories", "^(foundations|components|casino)-"],
  },
  {
    name: "visual-games",
    of: "the games' stories and every page",
    words: ["--stories", "^features-games-", "--routes", "."],
  },
  {
    name: "visual-features",
    of: "all other stories",
    words: ["--stories", "^(?!foundations-|components-|casino-|features-games-)"],
  },
]

/** Every story and page, pictured twice; in parts, none of which is too long for one job. */
export const visual: readonly Proof[] = parts.map(({ name, of, words }) =>
  command(
    { name, proves: `${of}, pictured twice, are the same in every pixel`, minutes: 14, occupies: "browser" },
    ({ full }) => ["--twice", ...words, ...(full ? [] : ["--themes", threeThemes.join()])],
    "visual",
  ),
)
