import { type PlayerDays, playerDays } from "#contract/charts"
import { type PlayerStats, playerStats } from "#contract/players"
import { getJson, type Remote, toRemote, useRead } from "#features/kernel"
import { useRefreshWhenHidden } from "#features/settings"

const refreshMs = 30_000
export const chartDays = 30

function usePlayerRead<T>(path: string, read: (signal: AbortSignal) => Promise<T>): Remote<T> {
  const refreshWhenHidden = useRefreshWhenHidden()
  return toRemote(useRead(path, read, { refreshInterval: refreshMs, refreshWhenHidden }))
}

/** All plays of a player; the lists are empty for an address that never played. */
export function usePlayerStats(address: string): Remote<PlayerStats> {
  const path = `/api/players/${address}`
  return usePlayerRead(path, (signal) => getJson(path, playerStats, { signal }))
}

export function usePlayerDays(address: string, token: string): Remote<PlayerDays> {
  const path = `/api/players/${address}/daily?token=${token}&days=${chartDays}`
  return usePlayerRead(path, (signal) => getJson(path, playerDays, { signal }))
}
