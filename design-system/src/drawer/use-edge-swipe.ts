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
    const forget = () => {
      swipe = null
    }
    function start({ touches }: TouchEvent) {
      const [finger] = touches
      swipe = touches.length === 1 && finger ? beginSwipe(finger.clientX, finger.clientY, window.innerWidth) : null
    }
    function move({ touches }: TouchEvent) {
      const [finger] = touches
      if (!swipe || !finger) return
      const { side } = swipe
      const next = moveSwipe(swipe, finger.clientX, finger.clientY)
      swipe = next === "open" ? null : next
      if (next === "open") swiped(side)
    }
    window.addEventListener("touchstart", start, options)
    window.addEventListener("touchmove", move, options)
    window.addEventListener("touchend", forget, options)
    window.addEventListener("touchcancel", forget, options)
    return () => stop.abort()
  }, [listening, swiped])
}
