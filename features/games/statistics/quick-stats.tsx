import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { playHistory } from "./own-history"
import { QuickStatsView } from "./quick-stats-view"

export interface QuickStatsProps {
  /** The counters are those of the wallets that played here: a visitor is shown nothing. */
  connected: boolean
  onClear: () => void
  className?: string
}

/** What was played in this browser. */
export function QuickStats({ connected, ...props }: QuickStatsProps) {
  const { global } = useSnapshot(playHistory.state)
  useEffect(() => playHistory.open(), [])
  if (!connected) return null
  return <QuickStatsView counts={global} {...props} />
}
