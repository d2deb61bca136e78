import { PageSkeleton } from "@dghrt/design-system"
import { lazy, Suspense } from "react"
import { type ChartChoice, type HistoryFilter, loadPlayer, type PlayerTab } from "#features/explorer"
import { useExplorerSurroundings } from "./explorer-surroundings"

const Player = lazy(loadPlayer)

export interface ExplorerPlayerPageProps {
  address: string
  tab: PlayerTab
  chart: ChartChoice
  filter: HistoryFilter
  onTabChange: (tab: PlayerTab) => void
  onChart: (next: Partial<ChartChoice>) => void
  onFilterChange: (next: Partial<HistoryFilter>) => void
}

/** One wallet; tab, chart and filters are in the address. */
export function ExplorerPlayerPage(props: ExplorerPlayerPageProps) {
  return (
    <Suspense fallback={<PageSkeleton label="Loading player" />}>
      <Player surroundings={useExplorerSurroundings()} {...props} />
    </Suspense>
  )
}
