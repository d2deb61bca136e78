import { Button } from "@dghrt/design-system"
import { useLayoutEffect, useRef } from "react"

/** A reveal that is longer can be skipped by a button; a shorter one is over before it could be found. */
export const SHORT_REVEAL_MS = 1_000

/** Skips the reveal. Space does the same from anywhere on the page, and so does a tap on the board. */
export function SkipButton({ onSkip }: { onSkip: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    const screen = own?.closest("[data-slot=screen]")
    return () => {
      // The button goes away with the reveal; the focus moves to the action in the dock.
      if (own !== null && document.activeElement === own)
        screen?.querySelector<HTMLElement>("[data-dock-action]")?.focus()
    }
  }, [])
  return (
    <Button ref={button} size="sm" aria-keyshortcuts="Space" onClick={onSkip} className="h-7! shrink-0">
      <span className="pointer-coarse:hidden">Skip (Space)</span>
      <span className="hidden pointer-coarse:inline">Tap to skip</span>
    </Button>
  )
}
