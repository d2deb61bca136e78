import { useSyncExternalStore } from "react"

const narrow = "(width < 48rem)"

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(narrow)
  query.addEventListener("change", onChange)
  return () => query.removeEventListener("change", onChange)
}

/** Whether the page is a phone's: cards of games played before become tiles. */
export const useNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
