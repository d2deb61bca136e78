/**
 * Shows the page's own message in a browser below Safari 16.4, Chrome 110 and Firefox 115, which may lack what the app calls.
 * Stands on its own (no import, no name from outside): its text runs in the page before any of our code has come.
 */
export function tellOldBrowser(page: Document): void {
  if ("toSorted" in Array.prototype && "CompressionStream" in globalThis) return
  page.addEventListener("DOMContentLoaded", () => page.getElementById("old-browser")?.removeAttribute("hidden"))
}
