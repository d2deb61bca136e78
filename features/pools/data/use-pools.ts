import type { Pools } from "#contract/pools"
import { pools } from "#contract/pools"
import { getJson, type Remote, toRemote, useRead } from "#features/kernel"
import { useRefreshWhenHidden } from "#features/settings"

export const poolsPath = "/api/pools"
const refreshMs = 30_000
/** A page that is reopened sooner shows the cached pools. Shorter than the refresh interval, so that no refresh is skipped. */
const freshMs = 25_000

/** What the public pools hold, read again every half minute while the page is on screen. */
export function usePools(): Remote<Pools> {
  const refreshWhenHidden = useRefreshWhenHidden()
  return toRemote(
    useRead(poolsPath, (signal) => getJson(poolsPath, pools, { signal }), {
      refreshInterval: refreshMs,
      idleRefreshMs: 2 * refreshMs,
      refreshWhenHidden,
      dedupingInterval: freshMs,
      focusThrottleInterval: 5_000,
    }),
  )
}
