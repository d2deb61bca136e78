import { logger } from "#features/kernel"

/** Loads the fonts of the theme inside `place`, for example when the pointer is over its card. */
export function preloadThemeFonts(place: Element): void {
  const themed = place.querySelector("[data-theme]")
  if (!themed) return
  // The theme's own variables name its fonts; with data saving on they name one family only.
  const tokens = getComputedStyle(themed)
  for (const variable of ["--face-display", "--face-body"]) {
    // Without the font the browser shows the fallback.
    document.fonts
      .load(`1rem ${tokens.getPropertyValue(variable)}`)
      .catch((error) => logger.info("A theme's font did not load", error))
  }
}
