/** Its part comes alive a little before it is reached. */
const margin = "50% 0px"

/**
 * Resolves once what the page was drawn with is in view or close to it; at once where nothing was drawn, so that
 * waiting for an element that does not exist would never end. An element without layout is not in view.
 */
export async function whenNear(selector: string): Promise<void> {
  const drawn = typeof document === "undefined" ? null : document.querySelector(selector)
  if (drawn === null) return
  await new Promise<void>((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        resolve()
      },
      { root: document, rootMargin: margin },
    )
    watch.observe(drawn)
  })
}
