import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { type RecentPlay, recentPlays } from "#features/games"

/** Plays that this browser has shown, newest first. */
export function useRecentPlays(): readonly RecentPlay[] {
  useEffect(() => recentPlays.open(), [])
  return useSnapshot(recentPlays.state).plays
}
