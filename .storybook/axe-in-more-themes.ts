import { isThemeId, type ThemeId } from "@dghrt/themes"

/** A story that is read in its own theme only: it shows every theme, or a canvas that software draws slowly. */
export const oneTheme = "one-theme"

/** Themes in which a test run checks each story again after its play; the add-on checks it in the theme it was drawn in. */
const moreThemes: readonly ThemeId[] = wanted(import.meta.env.VITE_AXE_THEMES)

function wanted(list: string | undefined): readonly ThemeId[] {
  if (!list) return []
  return list.split(",").map((id) => {
    if (!isThemeId(id)) throw new Error(`There is no theme called "${id}"`)
    return id
  })
}

/**
 * Holds every rule of axe against what the play left, in each theme in turn. Throws what breaks one, with its theme.
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
    // The same as the add-on asks: a story is a part of a page and has no landmarks of its own.
    const { violations } = await axe.run(
      { include: document.body, exclude: [".sb-wrapper"] },
      { resultTypes: ["violations"], rules: { region: { enabled: false } } },
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
