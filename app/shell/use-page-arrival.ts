import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { closeOverlay, forgetOpener } from "../overlays/overlays"

/** A new page takes the overlays away and the focus to its content, without moving what is on screen. */
export function usePageArrival() {
  const router = useRouter()
  useEffect(() => {
    let focusedAtDeparture: Element | null = null
    const stops = [
      router.subscribe("onBeforeNavigate", ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation || !pathChanged) return
        focusedAtDeparture = document.activeElement
        if ("panel" in toLocation.search) return
        forgetOpener()
        closeOverlay()
      }),
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        // Focusing forces a layout, so it waits until the page is complete.
        requestAnimationFrame(() => {
          const main = document.getElementById("main")
          const focused = document.activeElement
          // A person who pressed a button of the shell while the page was on its way stays there.
          const elsewhere = focused !== focusedAtDeparture && focused !== document.body
          // While an overlay leaves, the page under it is not there for a screen reader; the overlay hands focus on itself.
          if (!elsewhere && !main?.closest("[aria-hidden]")) main?.focus({ preventScroll: true })
        })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])
}
