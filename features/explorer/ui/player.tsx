import { useNow } from "@dghrt/design-system"
import { serverNowMs } from "#features/kernel"
import { ExplorerProvider, type ExplorerSurroundings, useExplorer } from "../data/explorer-context"
import { usePlayer, usePlays, useRefreshOf, useSeries } from "../data/use-explorer-data"
import type { HistoryFilter } from "./bet-history"
import { History } from "./history"
import { type PlayerTab, PlayerView } from "./player-view"
import { type ChartChoice, PlaysChart } from "./plays-chart"
import { Updated } from "./updated"
import { useFailed } from "./use-failed"

export interface PlayerProps {
  surroundings: ExplorerSurroundings
  address: string
  tab: PlayerTab
  onTabChange: (tab: PlayerTab) => void
  chart: ChartChoice
  onChart: (next: Partial<ChartChoice>) => void
  filter: HistoryFilter
  onFilterChange: (next: Partial<HistoryFilter>) => void
}

/** The page of one wallet, from the indexer. */
export const Player = ({ surroundings, ...props }: PlayerProps) => (
  <ExplorerProvider value={surroundings}>
    <LivePlayer key={props.address} {...props} />
  </ExplorerProvider>
)

type Rest = Omit<PlayerProps, "surroundings">

/** EXPL-11: as many as the page shows. */
const recentPlays = 10

function LivePlayer({ address, tab, onTabChange, chart, onChart, filter, onFilterChange }: Rest) {
  const { config } = useExplorer()
  const nowMs = useNow(5_000, serverNowMs)
  const stats = usePlayer(address)
  const recent = usePlays({ creator: config.creator, user: address }, recentPlays, 10_000)
  const page = recent.remote
  const failed = useFailed(page, recent.refreshing)
  const refresh = useRefreshOf(address)
  return (
    <PlayerView
      address={address}
      stats={stats.remote}
      recent={page.status === "ready" ? { ...page, value: page.value.plays } : page}
      tab={tab}
      onTabChange={onTabChange}
      nowMs={nowMs}
      updated={
        <Updated
          atMs={page.status === "ready" ? page.value.readAtMs : null}
          nowMs={nowMs}
          refreshing={recent.refreshing || stats.refreshing}
          failed={failed}
          onRefresh={refresh}
          loadingText="Loading recent plays..."
        />
      }
      chart={<PlayerChart address={address} chart={chart} onChart={onChart} />}
      history={<History address={address} filter={filter} onFilterChange={onFilterChange} nowMs={nowMs} />}
    />
  )
}

function PlayerChart({ address, chart, onChart }: Pick<Rest, "address" | "chart" | "onChart">) {
  const { config } = useExplorer()
  const token = config.tokens.find(({ symbol }) => symbol === chart.token) ?? config.tokens[0]
  const series = useSeries({ token: token?.mint ?? "", period: chart.period, player: address })
  return (
    <PlaysChart
      series={series}
      choice={chart}
      onChoice={onChart}
      tokens={config.tokens}
      resultLabel="Result of this player"
    />
  )
}
