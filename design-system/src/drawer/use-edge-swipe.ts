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
    let touch = new AbortController()
    let swipe: EdgeSwipe | null = null
    function start({ touches, target }: TouchEvent) {
      touch.abort()
      const [finger] = touches
      swipe = touches.length === 1 && finger ? beginSwipe(finger.clientX, finger.clientY, window.innerWidth) : null
      if (!swipe || !target) return
      // A touch stays with the element that it began on, also when that leaves the page, as a closing drawer's backdrop does.
      touch = new AbortController()
      const options = { passive: true, signal: touch.signal }
      const on = (type: "touchmove" | "touchend" | "touchcancel", hear: (event: TouchEvent) => void) =>
        target.addEventListener(type, (event) => event instanceof TouchEvent && hear(event), options)
      on("touchmove", ({ touches }) => follow(touches[0]))
      on("touchend", end)
      on("touchcancel", cancel)
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
      cancel()
    }
    function cancel() {
      swipe = null
      touch.abort()
    }
    window.addEventListener("touchstart", start, { passive: true, signal: stop.signal })
    return () => {
      stop.abort()
      touch.abort()
    }
  }, [listening, swiped])
}
