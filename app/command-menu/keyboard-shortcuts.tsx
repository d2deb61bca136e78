import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { closeOverlay, openOverlay, overlays } from "../overlays/overlays"
import { createShortcutReader } from "./shortcuts"

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))

/** Listens for the house's shortcuts. What they open is fetched when it is opened. Draws nothing. */
export function KeyboardShortcuts() {
  const router = useRouter()
  useEffect(() => {
    const read = createShortcutReader()
    const hear = (event: KeyboardEvent) => {
      // A key held down or a composed letter is not a new press.
      if (event.defaultPrevented || event.repeat || event.isComposing) return
      const action = read(
        {
          key: event.key,
          ctrl: event.ctrlKey,
          meta: event.metaKey,
          alt: event.altKey,
          typing: typing(event.target),
          covered: overlays.open !== null,
        },
        event.timeStamp,
      )
      if (action === null || action.kind === "local") return
      event.preventDefault()
      if (action.kind === "go") void router.navigate({ to: action.to })
      else if (overlays.open?.id === action.overlay) closeOverlay()
      else openOverlay(action.overlay)
    }
    document.addEventListener("keydown", hear)
    return () => document.removeEventListener("keydown", hear)
  }, [router])
  return null
}
