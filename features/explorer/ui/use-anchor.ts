import { useEffect } from "react"

/** What the page reads has arrived by then. */
const settlingMs = 5_000

/**
 * Takes the focus to the section with this id and the section to the top of the page; empty for none. The figures above it
 * arrive later and push it away, so it is brought back until the page is stable or the reader acts.
 */
export function useAnchor(anchor: string) {
  useEffect(() => {
    const target = anchor === "" ? null : document.getElementById(anchor)
    if (!target) return
    target.focus({ preventScroll: true })
    const growing = new ResizeObserver(() => target.scrollIntoView({ block: "start", behavior: "instant" }))
    const over = new AbortController()
    const release = () => {
      growing.disconnect()
      over.abort()
    }
    for (const input of ["wheel", "touchstart", "pointerdown", "keydown"])
      addEventListener(input, release, { signal: over.signal, passive: true })
    const timer = setTimeout(release, settlingMs)
    growing.observe(document.body)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [anchor])
}
