import { useLocation } from "@tanstack/react-router"
import { useEffect, useState } from "react"

/** Entries of the history whose page was shown before. */
const visited = new Set<string>()

/** The hash of the address when its page is shown for the first time; on the way back the scroll position is restored instead. */
export function useFirstAnchor(): string {
  const { hash, pathname, state } = useLocation()
  // A page that is left still renders once with the address of the next one, which is not its own.
  const [own] = useState(() => {
    const entry = state.__TSR_key ?? ""
    return { entry, pathname, first: !visited.has(entry) }
  })
  useEffect(() => {
    visited.add(own.entry)
  }, [own])
  return own.first && pathname === own.pathname ? hash : ""
}
