import { defaultThemeId, isThemeId, type ThemeId } from "@dghrt/themes"

/** A story that axe reads in its own theme only: it shows every theme, or a canvas that software draws slowly. */
const oneTheme = "one-theme"

/** A story that stands for its component: `npm test` asks axe about it, and about each file's `Default`. */
const matrix = "matrix"

/** Themes that `npm run prove axe` asks besides the default one, for every story. Empty in `npm test`. */
const moreThemes: readonly ThemeId[] = themesIn(import.meta.env.VITE_AXE_THEMES)

/**
 * What a theme can change: it sets colours, fonts, corners and shadows, all by CSS. Every other rule reads elements,
 * roles and names, which are the same in every theme; one dark and one light theme are asked for those as well.
 */
const rulesOfThemes = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"]

/** A component by itself is no page: its content is outside landmarks on purpose. */
const rulesOfPages = { region: { enabled: false } }

const lightTheme: ThemeId = "arctic"

function themesIn(list: string | undefined): readonly ThemeId[] {
  if (!list) return []
  return list.split(",").map((id) => {
    if (!isThemeId(id)) throw new Error(`There is no theme called "${id}"`)
    return id
  })
}

/**
 * Holds the rules of axe against what the play left, in the story's own theme and, in the long proof, in each other one.
 * Throws what breaks a rule, with its theme. `settle` finishes the fades that a change of theme begins.
 */
export async function checkWithAxe(
  { name, tags }: { readonly name: string; readonly tags: readonly string[] },
  settle: () => void,
): Promise<void> {
  if (moreThemes.length === 0 && name !== "Default" && !tags.includes(matrix)) return
  const { default: axe } = await import("axe-core")
  const { dataset } = document.documentElement
  const own = dataset.theme ?? defaultThemeId
  const broken: string[] = []
  for (const theme of [own, ...(tags.includes(oneTheme) ? [] : moreThemes)]) {
    dataset.theme = theme
    settle()
    const everyRule = theme === own || theme === lightTheme
    const { violations } = await axe.run(
      { include: document.body, exclude: [".sb-wrapper"] },
      { resultTypes: ["violations"], ...(everyRule ? { rules: rulesOfPages } : { runOnly: rulesOfThemes }) },
    )
    for (const { id, help, nodes } of violations) {
      broken.push(
        `${theme}: ${id}: ${help}`,
        ...nodes.map(({ html, failureSummary = "" }) => `  ${html}\n  ${failureSummary}`),
      )
    }
  }
  dataset.theme = own
  settle()
  if (broken.length > 0) throw new Error(broken.join("\n"))
}
