export interface ThemeInitOptions {
  /** Key in `localStorage` under which the app keeps the chosen id, as plain text or as JSON. */
  readonly storageKey: string
  /** Ids that may be restored; anything else in storage is ignored. */
  readonly themeIds: readonly string[]
  readonly defaultThemeId: string
}

/** Runs in the page as text, so it uses no import and no name from outside. */
function restoreTheme(storageKey: string, themeIds: readonly string[], defaultThemeId: string) {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(storageKey)
  } catch {
    // Storage can be forbidden; the default theme is right then.
    stored = null
  }
  const id = stored?.replace(/^"|"$/g, "")
  document.documentElement.setAttribute("data-theme", themeIds.find((known) => known === id) ?? defaultThemeId)
}

/**
 * The text of an inline script for `<head>`: it sets `data-theme` before the first paint, so that a stored theme does not
 * flash up as the default one. `<` is escaped, so no id can close the script element.
 */
export function themeInitScript({ storageKey, themeIds, defaultThemeId }: ThemeInitOptions): string {
  const values = [storageKey, themeIds, defaultThemeId].map((value) => JSON.stringify(value).replaceAll("<", "\\u003c"))
  return `(${restoreTheme})(${values.join(",")})`
}
