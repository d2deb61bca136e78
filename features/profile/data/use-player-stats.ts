import useSWR from "swr"
import { type PlayerDays, playerDays } from "#contract/charts"
import { type PlayerStats, playerStats } from "#contract/players"
import { ApiError, getJson, type Remote, toRemote } from "#features/kernel"
import { useRefreshWhenHidden } from "#features/settings"

const refreshMs = 30_000
export const chartDays = 30

/** A player whom the server does not know has no plays: that is an answer, not a failure. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

function usePlayerRead<T>(path: string, read: () => Promise<T>): Remote<T | null> {
  const refreshWhenHidden = useRefreshWhenHidden()
  return toRemote(useSWR(path, () => orNull(read()), { refreshInterval: refreshMs, refreshWhenHidden }))
}

/** All plays of a player; null for an address that never played. */
export function usePlayerStats(address: string): Remote<PlayerStats | null> {
  const path = `/api/players/${address}`
  return usePlayerRead(path, () => getJson(path, playerStats))
}

export function usePlayerDays(address: string, token: string): Remote<PlayerDays | null> {
  const path = `/api/players/${address}/daily?token=${token}&days=${chartDays}`
  return usePlayerRead(path, () => getJson(path, playerDays))
}
