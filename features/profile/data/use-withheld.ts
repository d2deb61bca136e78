import { useRef } from "react"
import type { Remote } from "#features/kernel"

/** What was known before a wait, for as long as it lasts: what is read meanwhile would tell a result that is being revealed. */
export function useWithheld<T>(remote: Remote<T>, waiting: boolean): Remote<T> {
  const before = useRef(remote)
  if (!waiting) before.current = remote
  return before.current
}
