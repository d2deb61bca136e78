import { useState } from "react"
import type { Remote } from "#features/kernel"

/** Whether older data is shown because a refresh failed. The next attempt changes nothing before it has ended. */
export function useFailed(remote: Remote<unknown>, refreshing: boolean): boolean {
  const [before, setBefore] = useState(false)
  const failed = refreshing ? before : remote.status === "ready" && remote.stale
  if (failed !== before) setBefore(failed)
  return failed
}
