/** Parts that load late have their height by then. */
const settlingMs = 2_000

/** Holds the page at `place`, px from its top, until the layout is stable or the player scrolls; returns how to stop. */
export function restoreScrollPosition(place: number): () => void {
  const growing = new ResizeObserver(() => scrollTo({ top: place, behavior: "instant" }))
  const over = new AbortController()
  const release = () => {
    growing.disconnect()
    over.abort()
  }
  for (const input of ["wheel", "touchstart", "pointerdown", "keydown"]) {
    addEventListener(input, release, { signal: over.signal, passive: true })
  }
  setTimeout(release, settlingMs)
  growing.observe(document.body)
  return release
}
