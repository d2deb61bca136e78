import { useState } from "react"
import { useGameStats, usePlatform, usePlays, useSeries } from "../data/use-explorer-data"
import { useOlderPlays } from "../data/use-older-plays"
import { useNow } from "./age"
import { ExplorerProvider, type ExplorerSurroundings, useExplorer } from "./explorer-context"
import { GameShares } from "./game-shares"
import { mostPlays, PlatformView, type PlayFilterId } from "./platform-view"
import { type ChartChoice, PlaysChart } from "./plays-chart"
import { Updated } from "./updated"
import { useRevenue } from "./use-revenue"

export interface PlatformProps {
  surroundings: ExplorerSurroundings
  creator: string
  chart: ChartChoice
  onChart: (next: Partial<ChartChoice>) => void
  filter: PlayFilterId
  onFilterChange: (filter: PlayFilterId) => void
  /** Id of the only game that is listed; null for all. */
  game: string | null
  onGameChange: (game: string | null) => void
}

/** The page of one platform, from the indexer. */
export const Platform = ({ surroundings, ...props }: PlatformProps) => (
  <ExplorerProvider value={surroundings}>
    <LivePlatform {...props} />
  </ExplorerProvider>
)

const pageSize = 100

function LivePlatform(props: Omit<PlatformProps, "surroundings">) {
  const { creator, chart, onChart, filter, onFilterChange, game, onGameChange } = props
  const { config } = useExplorer()
  const token = config.tokens.find(({ symbol }) => symbol === chart.token) ?? config.tokens[0]
  const nowMs = useNow(5_000)
  const stats = usePlatform(creator)
  const asked = {
    creator,
    game: game ?? undefined,
    ...(filter === "wins" && { outcome: "win" as const }),
    ...(filter === "10x" && { tenfold: true }),
  }
  // Refreshing pauses while older rows are loaded below; a refresh starts again from the newest.
  const [extendedFilter, setExtended] = useState<string | null>(null)
  const filterId = `${filter} ${game}`
  const extended = extendedFilter === filterId
  const newest = usePlays(asked, pageSize, extended ? 0 : 30_000)
  const older = useOlderPlays(asked, newest.remote.status === "ready" ? newest.remote.value.next : null, pageSize)
  const series = useSeries({ token: token?.mint ?? "", period: chart.period })
  const games = useGameStats(token?.mint ?? "")
  const page = newest.remote
  const loaded =
    page.status === "ready" ? [...page.value.plays, ...(extended ? older.plays : [])].slice(0, mostPlays) : []
  const canShowOlder = page.status === "ready" && page.value.next !== null && loaded.length < mostPlays
  const revenue = useRevenue(stats.remote)
  return (
    <PlatformView
      creator={creator}
      stats={stats.remote}
      revenue={revenue}
      plays={page.status === "ready" ? { ...page, value: loaded } : page}
      filter={filter}
      onFilterChange={onFilterChange}
      game={game}
      onGameChange={onGameChange}
      onShowOlder={
        canShowOlder
          ? () => {
              setExtended(filterId)
              void older.load()
            }
          : null
      }
      loadingOlder={older.loading}
      nowMs={nowMs}
      updated={
        <Updated
          atMs={page.status === "ready" ? page.value.readAtMs : null}
          nowMs={nowMs}
          refreshing={newest.refreshing || stats.refreshing}
          failed={page.status === "ready" && page.stale && !newest.refreshing}
          onRefresh={() => {
            setExtended(null)
            newest.refresh()
            stats.refresh()
          }}
          loadingText="Loading games..."
        />
      }
      chart={
        token && (
          <PlaysChart
            series={series}
            choice={chart}
            onChoice={onChart}
            tokens={config.tokens}
            resultLabel="Result of all players"
          />
        )
      }
      games={token && <GameShares games={games} token={token} />}
    />
  )
}
