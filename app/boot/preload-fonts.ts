/**
 * Asks for the first room's letters before the style sheet that names them has come, but only when that is the room.
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
