/**
 * Shows the page's own message when its script cannot be fetched: after a deploy, or on a bad connection.
 * Stands on its own (no import, no name from outside): its text runs in the page before any of our code has come.
 */
export function tellWhenCodeIsMissing(page: Document): void {
  page.addEventListener(
    "error",
    ({ target }) => {
      const script = target instanceof Element && target.tagName === "SCRIPT"
      if (script) page.getElementById("code-missing")?.removeAttribute("hidden")
    },
    // The error event of a failed fetch does not bubble.
    true,
  )
}
