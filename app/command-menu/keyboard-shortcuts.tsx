import { isComposing } from "@dghrt/design-system"
import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { closeOverlay, openOverlay, overlays } from "../overlays/overlays"
import { createShortcutReader } from "./shortcuts"

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))

// In a menu or a list letters find an entry; a dialog of a page's own covers the page as an overlay does.
const elsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[role=menu], [role=listbox], [role=dialog], [role=alertdialog]") !== null

/** Listens for the app's shortcuts and loads what they open. Renders nothing. */
export function KeyboardShortcuts() {
  const router = useRouter()
  useEffect(() => {
    const read = createShortcutReader()
    const hear = (event: KeyboardEvent) => {
      // A key held down or a composed letter is not a new press.
      if (event.defaultPrevented || event.repeat || isComposing(event)) return
      // A panel that is not a dialog yet, because its code has not loaded, closes as one would. The terms wait for an answer.
      if (event.key === "Escape" && overlays.open !== null && overlays.open.id !== "terms") return closeOverlay()
      const action = read(
        {
          key: event.key,
          ctrl: event.ctrlKey,
          meta: event.metaKey,
          alt: event.altKey,
          typing: typing(event.target),
          covered: overlays.open !== null || elsewhere(event.target),
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
