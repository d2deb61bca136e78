import { isThemeId, type ThemeId } from "@dghrt/themes"

/** A story that is read in the room it was drawn in only: it holds every room, or a canvas that software draws slowly. */
export const oneTheme = "one-theme"

/** Rooms in which a test run reads each story again after its play; the add-on reads it in the room it was drawn in. */
const moreThemes: readonly ThemeId[] = wanted(import.meta.env.VITE_AXE_THEMES)

function wanted(list: string | undefined): readonly ThemeId[] {
  if (!list) return []
  return list.split(",").map((id) => {
    if (!isThemeId(id)) throw new Error(`There is no theme called "${id}"`)
    return id
  })
}

/**
 * Holds every rule of axe against what the play left, in each room in turn. Throws what breaks one, with its room.
 * `settle` finishes the fades that a change of rooms begins.
 */
export async function axeInMoreThemes(page: HTMLElement, settle: () => void): Promise<void> {
  if (moreThemes.length === 0) return
  const { default: axe } = await import("axe-core")
  const own = page.dataset.theme
  const broken: string[] = []
  for (const room of moreThemes) {
    page.dataset.theme = room
    settle()
    // The same as the add-on asks: a story is a part of a page and has no landmarks of its own.
    const { violations } = await axe.run(
      { include: document.body, exclude: [".sb-wrapper"] },
      { resultTypes: ["violations"], rules: { region: { enabled: false } } },
    )
    for (const { id, help, nodes } of violations) {
      broken.push(
        `${room}: ${id}: ${help}`,
        ...nodes.map(({ html, failureSummary = "" }) => `  ${html}\n  ${failureSummary}`),
      )
    }
  }
  page.dataset.theme = own
  settle()
  if (broken.length > 0) throw new Error(broken.join("\n"))
}
