import { useNow } from "@dghrt/design-system"
import type { AppConfig } from "#contract/config"
import { serverNowMs } from "#features/kernel"
import { ExplorerProvider, type ExplorerSurroundings, useExplorer } from "../data/explorer-context"
import { useGameStats, usePlatform, usePlays, useRefreshCharts, useSeries } from "../data/use-explorer-data"
import { useOlderPlays } from "../data/use-older-plays"
import { GameShares } from "./game-shares"
import { mostPlays, OtherPlatform, PlatformView, type PlayFilterId } from "./platform-view"
import { type ChartChoice, PlaysChart } from "./plays-chart"
import { Updated } from "./updated"
import { useAnchor } from "./use-anchor"
import { useFailed } from "./use-failed"
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
  /** Id of the section to begin at; empty for the top. */
  anchor: string
}

/** The page of one platform, from the indexer. */
export const Platform = ({ surroundings, ...props }: PlatformProps) => (
  <ExplorerProvider value={surroundings}>
    {isStored(surroundings.config, props.creator) ? <LivePlatform {...props} /> : <OtherPlatform {...props} />}
  </ExplorerProvider>
)

/** Our own indexer stores the plays of this casino alone; another host may know more. */
const isStored = ({ creator, indexerUrl }: AppConfig, asked: string) =>
  asked === "" || asked === creator || indexerUrl !== undefined

const pageSize = 100

function LivePlatform(props: Omit<PlatformProps, "surroundings">) {
  const { creator, chart, onChart, filter, onFilterChange, game, onGameChange, anchor } = props
  useAnchor(anchor)
  const { config } = useExplorer()
  const token = config.tokens.find(({ symbol }) => symbol === chart.token) ?? config.tokens[0]
  const nowMs = useNow(5_000, serverNowMs)
  const stats = usePlatform(creator)
  const refreshCharts = useRefreshCharts()
  const asked = {
    creator,
    game: game ?? undefined,
    ...(filter === "wins" && { outcome: "win" as const }),
    ...(filter === "10x" && { tenfold: true }),
  }
  const newest = usePlays(asked, pageSize, 30_000)
  const page = newest.remote
  const older = useOlderPlays(asked, page.status === "ready" ? page.value : null, pageSize)
  // Both are of the casino whose indexer answers, whatever platform the page is about.
  const ownToken = creator === config.creator ? token : undefined
  const series = useSeries(ownToken ? { token: ownToken.mint, period: chart.period } : null)
  const games = useGameStats(ownToken?.mint ?? null)
  const loaded = older.plays.slice(0, mostPlays)
  const revenue = useRevenue(stats.remote)
  const failed = useFailed(page, newest.refreshing)
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
      onShowOlder={older.more && loaded.length < mostPlays ? () => void older.load() : null}
      loadingOlder={older.loading}
      olderFailed={older.failed}
      waiting={older.waiting}
      onShowWaiting={older.showWaiting}
      nowMs={nowMs}
      updated={
        <Updated
          atMs={page.status === "ready" ? page.value.readAtMs : null}
          nowMs={nowMs}
          refreshing={newest.refreshing || stats.refreshing}
          failed={failed}
          onRefresh={() => {
            older.reset()
            newest.refresh()
            stats.refresh()
            refreshCharts()
          }}
          loadingText="Loading games..."
        />
      }
      chart={
        ownToken && (
          <PlaysChart
            series={series}
            choice={chart}
            onChoice={onChart}
            tokens={config.tokens}
            resultLabel="Result of all players"
          />
        )
      }
      games={ownToken && <GameShares games={games} token={ownToken} />}
    />
  )
}
