import { useEffect } from "react"
import { useLatest } from "../hooks/use-latest"
import { beginSwipe, type DrawerSide, type EdgeSwipe, moveSwipe } from "./edge-swipe"

/**
 * Calls `onSwipe` when one finger starts within 50 px of an edge and travels more than 50 px inward. Scrolling stays
 * scrolling: the direction is decided after 15 px. Null listens to nothing, for the time a drawer is already open.
 */
export function useEdgeSwipe(onSwipe: ((side: DrawerSide) => void) | null) {
  const swiped = useLatest((side: DrawerSide) => onSwipe?.(side))
  const listening = onSwipe !== null
  useEffect(() => {
    if (!listening) return
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    let swipe: EdgeSwipe | null = null
    function start({ touches }: TouchEvent) {
      const [finger] = touches
      swipe = touches.length === 1 && finger ? beginSwipe(finger.clientX, finger.clientY, window.innerWidth) : null
    }
    function follow(finger: Touch | undefined) {
      if (!swipe || !finger) return
      const { side } = swipe
      const next = moveSwipe(swipe, finger.clientX, finger.clientY)
      swipe = next === "open" ? null : next
      if (next === "open") swiped(side)
    }
    // A browser that scrolls reports a moving finger five times a second, so that the place where it left counts too.
    function end({ changedTouches }: TouchEvent) {
      follow(changedTouches[0])
      swipe = null
    }
    function cancel() {
      swipe = null
    }
    window.addEventListener("touchstart", start, options)
    window.addEventListener("touchmove", ({ touches }) => follow(touches[0]), options)
    window.addEventListener("touchend", end, options)
    window.addEventListener("touchcancel", cancel, options)
    return () => stop.abort()
  }, [listening, swiped])
}
