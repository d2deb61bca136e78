import { isEscape, useLatest } from "@dghrt/design-system"
import { type RefObject, useEffect } from "react"
import { isTyping } from "#features/shortcuts"

/**
 * Ends a reveal after `durationMs`, or at once on Space, Escape or a tap on the board. The key that skips does nothing
 * else: on a focused action button it would otherwise place the next bet. A page that nobody sees waits until it is
 * looked at, and then shows the end: a tab in the background would take the result from the one in front.
 */
export function useReveal(
  active: boolean,
  durationMs: number,
  boardRef: RefObject<HTMLElement>,
  onRevealed: () => void,
) {
  // A new callback must not start the reveal again.
  const end = useLatest(onRevealed)
  useEffect(() => {
    if (!active) return
    const isSeen = () => document.visibilityState === "visible"
    const timer = setTimeout(() => isSeen() && end(), durationMs)
    const look = () => isSeen() && end()
    const skips = (event: KeyboardEvent) => (event.key === " " || isEscape(event)) && !isTyping(event.target)
    const hold = (event: KeyboardEvent) => skips(event) && event.preventDefault()
    const skip = (event: KeyboardEvent) => {
      if (!skips(event)) return
      event.preventDefault()
      end()
    }
    const tapped = boardRef.current
    document.addEventListener("visibilitychange", look)
    document.addEventListener("keydown", hold)
    document.addEventListener("keyup", skip)
    tapped?.addEventListener("click", end)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", look)
      document.removeEventListener("keydown", hold)
      document.removeEventListener("keyup", skip)
      tapped?.removeEventListener("click", end)
    }
  }, [active, durationMs, boardRef, end])
}
