/**
 * Asks for the code once the drawn page is on the screen: until then the line and the processor belong to what one sees.
 * Stands on its own (no import, no name from outside): its text runs in the page before any of our code has come.
 * @param parts what the entry imports, named so that none waits for another
 * @param later what the page asks for once it runs; it is fetched behind everything else
 */
export function fetchCode(page: Document, entry: string, parts: readonly string[], later: readonly string[]): void {
  let asked = false
  const put = (tag: "link" | "script", of: object) =>
    page.head.append(Object.assign(page.createElement(tag), { crossOrigin: "", ...of }))
  const fetchAll = () => {
    if (asked) return
    asked = true
    for (const href of parts) put("link", { rel: "modulepreload", href })
    put("script", { type: "module", src: entry })
    const fetchLater = () => {
      for (const href of later) put("link", { rel: "modulepreload", fetchPriority: "low", href })
    }
    if (page.readyState === "complete") fetchLater()
    else addEventListener("load", fetchLater, { once: true })
  }
  // A hidden page is not painted.
  if (page.hidden) fetchAll()
  else {
    page.addEventListener("visibilitychange", fetchAll, { once: true })
    new PerformanceObserver(fetchAll).observe({ type: "paint", buffered: true })
    // A browser that guards against being recognised keeps its paints to itself.
    addEventListener("load", () => setTimeout(fetchAll, 500), { once: true })
  }
}
