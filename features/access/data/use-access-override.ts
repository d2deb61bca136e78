import { type AccessOverride, accessOverride } from "#contract/access-override"
import { getJson, type Remote, toRemote, useRead } from "#features/kernel"

const path = "/api/admin/access-override"
const pollMs = 20_000
const idleMs = 60_000

/** Whether the owner has closed the casino, read every 20 seconds, or every minute while nobody uses the page, and when it is focused. */
export function useAccessOverride(): { state: Remote<AccessOverride>; checkAgain: () => void } {
  const reply = useRead(path, (signal) => getJson(path, accessOverride, { signal }), {
    refreshInterval: pollMs,
    idleRefreshMs: idleMs,
    focusThrottleInterval: 2_000,
    // SWR stops polling after an error, until a retry succeeds.
    onErrorRetry: (_error, _key, _config, revalidate, options) => {
      setTimeout(() => void revalidate(options), pollMs)
    },
  })
  return { state: toRemote(reply), checkAgain: () => void reply.mutate() }
}
