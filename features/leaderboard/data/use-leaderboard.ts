import { type Leaderboard, leaderboard } from "#contract/leaderboard"
import type { LeaderboardPeriod } from "#contract/leaderboard-period"
import { getJson, type Remote, toRemote, useRead } from "#features/kernel"

/** The server counts again this often. */
const refreshMs = 30_000

/** The players who wagered most in `token` (a mint) within `period`. Stale only after a refresh failed, not while one runs. */
export function useLeaderboard(token: string, period: LeaderboardPeriod): Remote<Leaderboard> {
  const path = `/api/leaderboard?${new URLSearchParams({ token, period })}`
  const { data, error, mutate } = useRead(path, (signal) => getJson(path, leaderboard, { signal }), {
    refreshInterval: refreshMs,
    dedupingInterval: refreshMs / 2,
  })
  return toRemote({ data, error, mutate, isValidating: false })
}
