import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { playHistory, unrevealedBet } from "#features/games"
import { usePlayerStats } from "../data/use-player-stats"
import { useRecentPlays } from "../data/use-recent-plays"
import { useWithheld } from "../data/use-withheld"
import { countsOf } from "../model/unindexed"
import { QuickStatsView } from "./quick-stats-view"

export interface QuickStatsProps {
  address: string
  onClear: () => void
  className?: string
}

/** What a wallet played here. Where the server does not say it, what was played in this browser. */
export function QuickStats({ address, ...props }: QuickStatsProps) {
  const { global } = useSnapshot(playHistory.state)
  const recent = useRecentPlays()
  const unrevealed = useSnapshot(unrevealedBet)
  const stats = useWithheld(usePlayerStats(address), unrevealed.address === address)
  useEffect(() => playHistory.open(), [])
  const known = stats.status === "ready" && stats.value.user === address ? stats.value : null
  return (
    <QuickStatsView
      counts={known ? countsOf(known, recent) : stats.status === "failed" ? global : null}
      inThisBrowser={stats.status === "failed"}
      clearable={global.gamesPlayed > 0}
      {...props}
    />
  )
}
