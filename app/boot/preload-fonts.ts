/**
 * Preloads the default theme's fonts before the style sheet that names them has loaded, if that theme is chosen.
 * Stands on its own (no import, no name from outside): its text runs in the page before any of our code has come.
 */
export function preloadFonts(page: Document, theme: string, urls: readonly string[]): void {
  if (page.documentElement.dataset.theme !== theme) return
  for (const url of urls) {
    const link = page.createElement("link")
    Object.assign(link, { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href: url })
    page.head.append(link)
  }
}
