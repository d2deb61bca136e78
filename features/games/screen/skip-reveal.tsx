import { Button, Kbd } from "@dghrt/design-system"
import { createContext, useContext, useLayoutEffect, useRef } from "react"

/** Ends the reveal that is under way; null while there is none, or one too short to be skipped. */
export const SkipReveal = createContext<(() => void) | null>(null)

/** A reveal that is longer can be skipped by a button; a shorter one is over before it could be found. */
export const SHORT_REVEAL_MS = 1_000

/** Skips the reveal. Space does the same from anywhere on the page. */
export function SkipButton({ className = "" }: { className?: string }) {
  const skip = useContext(SkipReveal)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current
    return () => {
      // The button goes away with the reveal; the focus moves to the action beside it.
      if (own !== null && document.activeElement === own)
        own.closest("[data-slot=bet-dock]")?.querySelector<HTMLElement>("[data-dock-action]")?.focus()
    }
  }, [])
  return (
    <Button
      ref={button}
      size="sm"
      aria-keyshortcuts="Space"
      onClick={skip ?? undefined}
      className={`-my-1 col-start-2 row-start-1 ms-3 self-end pointer-coarse:-my-1.5 ${className}`}
    >
      <span className="inline-flex items-center gap-2">
        <span>Skip</span>
        <Kbd aria-hidden className="pointer-coarse:hidden">
          Space
        </Kbd>
      </span>
    </Button>
  )
}
