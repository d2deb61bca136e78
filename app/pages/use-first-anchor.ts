import { useLocation } from "@tanstack/react-router"
import { useEffect, useState } from "react"

/** Entries of the history whose page was shown before. */
const visited = new Set<string>()

/** The hash of the address when its page is shown for the first time; on the way back the scroll position is restored instead. */
export function useFirstAnchor(): string {
  const { hash, state } = useLocation()
  const entry = state.__TSR_key ?? ""
  const [first] = useState(() => !visited.has(entry))
  useEffect(() => {
    visited.add(entry)
  }, [entry])
  return first ? hash : ""
}
