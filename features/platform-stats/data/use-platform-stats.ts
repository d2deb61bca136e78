import { type Remote, toRemote, useRead } from "#features/kernel"
import { useRefreshWhenHidden } from "#features/settings"
import type { PlatformFigures } from "../model/platform-figures"
import { readPlatform } from "./platform-reader"

const refreshMs = 120_000
/** A page that is reopened sooner shows the cached figures. */
const freshMs = 30_000

/** What all players of `creator`'s casino did, read again every two minutes while the page is on screen. */
export function usePlatformStats(creator: string): Remote<PlatformFigures> {
  const refreshWhenHidden = useRefreshWhenHidden()
  return toRemote(
    useRead(["platform-stats", creator], (signal) => readPlatform(creator, { signal }), {
      refreshInterval: refreshMs,
      refreshWhenHidden,
      dedupingInterval: freshMs,
      focusThrottleInterval: 5_000,
    }),
  )
}
