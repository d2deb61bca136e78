import { type ParsedLocation, useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { closeOverlay, forgetOpener } from "../overlays/overlays"
import { pageName } from "../pages/page-head"

const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

/** Focuses the link of this address as soon as `main` has it, while the focus stays on `main`; returns how to stop waiting. */
function focusLink(main: HTMLElement, href: string): () => void {
  function look() {
    const link = [...main.querySelectorAll("a")].find((each) => each.getAttribute("href") === href)
    if (document.activeElement === main) link?.focus({ preventScroll: true })
    if (document.activeElement !== main) observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(main, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

/**
 * A new page closes the overlays and takes the focus to its content, which is named by the page, without scrolling. The way back
 * returns the focus to the link that was followed.
 */
export function usePageArrival() {
  const router = useRouter()
  useEffect(() => {
    let focusedAtDeparture: Element | null = null
    /** The page that is being loaded. A step of an overlay that opens meanwhile makes the router name it once more. */
    let loading: string | null = null
    const followed = new Map<string, string | null>()
    let stopWaiting: () => void = () => undefined
    const stops = [
      router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.pathname === loading) return
        loading = toLocation.pathname
        focusedAtDeparture = document.activeElement
        stopWaiting()
        followed.set(keyOf(fromLocation), document.activeElement?.closest("main a")?.getAttribute("href") ?? null)
        if ("panel" in toLocation.search) return
        forgetOpener()
        closeOverlay()
      }),
      router.subscribe("onResolved", () => {
        loading = null
      }),
      router.subscribe("onRendered", ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        // Focusing forces a layout, so it waits until the page is complete.
        requestAnimationFrame(() => {
          const main = document.getElementById("main")
          if (main) main.ariaLabel = pageName(document.title)
          const focused = document.activeElement
          // A button of the shell that was pressed while the page was loading keeps the focus.
          const elsewhere = focused !== focusedAtDeparture && focused !== document.body
          // A closing overlay still hides the page from screen readers, and returns the focus itself.
          if (elsewhere || !main || main.closest("[aria-hidden]")) return
          main.focus({ preventScroll: true })
          const link = followed.get(keyOf(toLocation))
          if (link) stopWaiting = focusLink(main, link)
        })
      }),
    ]
    return () => {
      stopWaiting()
      for (const stop of stops) stop()
    }
  }, [router])
}
