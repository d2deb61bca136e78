import { type MultiplierLeaders, type MultiplierPeriod, multiplierLeaders } from "#contract/multiplier-leaders"
import { getJson, type Remote, toRemote, useRead } from "#features/kernel"

/** The server counts again this often. */
const refreshMs = 30_000

/** The players with the biggest multipliers in `token` (a mint) within `period`. */
export function useMultiplierLeaders(token: string, period: MultiplierPeriod): Remote<MultiplierLeaders> {
  const path = `/api/leaderboard/multipliers?${new URLSearchParams({ token, period })}`
  const { data, error, mutate } = useRead(path, (signal) => getJson(path, multiplierLeaders, { signal }), {
    refreshInterval: refreshMs,
    dedupingInterval: refreshMs / 2,
  })
  return toRemote({ data, error, mutate, isValidating: false })
}
