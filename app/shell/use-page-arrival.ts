import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { closeOverlay, forgetOpener } from "../overlays/overlays"

/** A new page closes the overlays and takes the focus to its content, without scrolling. */
export function usePageArrival() {
  const router = useRouter()
  useEffect(() => {
    let focusedAtDeparture: Element | null = null
    /** The page that is being loaded. A step of an overlay that opens meanwhile makes the router name it once more. */
    let loading: string | null = null
    const stops = [
      router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged || toLocation.pathname === loading) return
        loading = toLocation.pathname
        focusedAtDeparture = document.activeElement
        if ("panel" in toLocation.search) return
        forgetOpener()
        closeOverlay()
      }),
      router.subscribe("onResolved", () => {
        loading = null
      }),
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // Focusing forces a layout, so it waits until the page is complete.
        requestAnimationFrame(() => {
          const main = document.getElementById("main")
          const focused = document.activeElement
          // A button of the shell that was pressed while the page was loading keeps the focus.
          const elsewhere = focused !== focusedAtDeparture && focused !== document.body
          // A closing overlay still hides the page from screen readers, and returns the focus itself.
          if (!elsewhere && !main?.closest("[aria-hidden]")) main?.focus({ preventScroll: true })
        })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
}
