import { isThemeId, type ThemeId } from "@dghrt/themes"

/** A story that is read in its own theme only: it shows every theme, or a canvas that software draws slowly. */
export const oneTheme = "one-theme"

/** Themes in which a test run checks each story again after its play; the add-on checks it in the theme it was drawn in. */
const moreThemes: readonly ThemeId[] = wanted(import.meta.env.VITE_AXE_THEMES)

/**
 * What a theme can change: it sets colours, fonts, corners and shadows, all by CSS. Every other rule reads elements,
 * roles and names, which are the same in every theme: the add-on asks those once, in the theme that stories are drawn in.
 */
const rulesOfThemes = ["color-contrast", "link-in-text-block", "scrollable-region-focusable"]

function wanted(list: string | undefined): readonly ThemeId[] {
  if (!list) return []
  return list.split(",").map((id) => {
    if (!isThemeId(id)) throw new Error(`There is no theme called "${id}"`)
    return id
  })
}

/**
 * Holds the rules of axe against what the play left, in each theme in turn. Throws what breaks one, with its theme.
 * `settle` finishes the fades that a change of theme begins.
 */
export async function axeInMoreThemes(page: HTMLElement, settle: () => void): Promise<void> {
  if (moreThemes.length === 0) return
  const { default: axe } = await import("axe-core")
  const own = page.dataset.theme
  const broken: string[] = []
  for (const theme of moreThemes) {
    page.dataset.theme = theme
    settle()
    const { violations } = await axe.run(
      { include: document.body, exclude: [".sb-wrapper"] },
      { resultTypes: ["violations"], runOnly: rulesOfThemes },
    )
    for (const { id, help, nodes } of violations) {
      broken.push(
        `${theme}: ${id}: ${help}`,
        ...nodes.map(({ html, failureSummary = "" }) => `  ${html}\n  ${failureSummary}`),
      )
    }
  }
  page.dataset.theme = own
  settle()
  if (broken.length > 0) throw new Error(broken.join("\n"))
}
