import { useEdgeSwipe } from "@dghrt/design-system"
import { useEffect, useRef } from "react"
import { claimsOn, type SwipeClaims } from "./swipe-claims"

type OnSwipe = (side: keyof SwipeClaims) => void

/** `useEdgeSwipe` for touches that no control, scrolling shelf, dialog or full-screen game claims. */
export function useDrawerSwipe(onSwipe: OnSwipe | null) {
  const claims = useRef<SwipeClaims | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    // Read at the start of the touch: by the time that the swipe is recognised, the shelf has scrolled.
    const read = ({ target }: TouchEvent) => {
      claims.current = target instanceof Element ? claimsOn(target) : null
    }
    window.addEventListener("touchstart", read, { passive: true, capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  useEdgeSwipe(onSwipe && ((side) => claims.current?.[side] || onSwipe(side)))
}
