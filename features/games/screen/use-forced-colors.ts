import { useSyncExternalStore } from "react"

const query = "(forced-colors: active)"

function subscribe(listener: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener("change", listener)
  return () => media.removeEventListener("change", listener)
}

/** Whether the system draws the page in a few colours of its own (high contrast); follows it as it changes. */
export const useForcedColors = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
