import { isEscape } from "@dghrt/design-system"
import { useRouter } from "@tanstack/react-router"
import { useEffect } from "react"
import { useShortcuts } from "#features/shortcuts"
import { closeOverlay, type OverlayId, openOverlay, overlays } from "../overlays/overlays"

const isCovered = () => overlays.open !== null

function toggle(overlay: Extract<OverlayId, "command" | "shortcuts" | "settings">) {
  if (overlays.open?.id === overlay) closeOverlay()
  else openOverlay(overlay)
}

/** Listens for the app's shortcuts and loads what they open. Renders nothing. */
export function KeyboardShortcuts() {
  const router = useRouter()
  const go = (to: "/" | "/explorer" | "/help") => () => void router.navigate({ to })
  useShortcuts(
    {
      command: () => toggle("command"),
      shortcuts: () => toggle("shortcuts"),
      settings: () => toggle("settings"),
      home: go("/"),
      explorer: go("/explorer"),
      help: go("/help"),
    },
    isCovered,
  )
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      // A panel that is not a dialog yet, because its code has not loaded, closes as one would. The terms wait for an answer.
      if (isEscape(event) && overlays.open !== null && overlays.open.id !== "terms") closeOverlay()
    }
    document.addEventListener("keydown", hear)
    return () => document.removeEventListener("keydown", hear)
  }, [])
  return null
}
