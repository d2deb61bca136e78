import { useNow } from "@dghrt/design-system"
import { serverNowMs } from "#features/kernel"
import { ExplorerProvider, type ExplorerSurroundings, useExplorer } from "../data/explorer-context"
import {
  useDaily,
  useGameStats,
  usePlatform,
  usePlays,
  usePoolFigures,
  useRefreshCharts,
} from "../data/use-explorer-data"
import type { Found } from "../model/find"
import { LandingView, PlayerFaces } from "./landing-view"
import { LatestBets } from "./latest-bets"
import { PoolList } from "./pool-list"
import { Updated } from "./updated"
import { useAnchor } from "./use-anchor"
import { useFailed } from "./use-failed"
import { useRevenue } from "./use-revenue"

export interface LandingProps {
  surroundings: ExplorerSurroundings
  onFound: (found: Found) => void
  /** Id of the card at which the page begins; empty for its top. */
  anchor: string
}

/** The first page of the explorer. */
export const Landing = (props: LandingProps) => (
  <ExplorerProvider value={props.surroundings}>
    <LiveLanding {...props} />
  </ExplorerProvider>
)

const chartDays = 30
const pictured = 60

function LiveLanding({ surroundings, onFound, anchor }: LandingProps) {
  const { config } = useExplorer()
  useAnchor(anchor)
  const mint = config.tokens[0]?.mint ?? ""
  const stats = usePlatform(config.creator).remote
  const daily = useDaily({ token: mint, days: chartDays })
  const games = useGameStats(mint)
  const pools = usePoolFigures()
  const revenue = useRevenue(stats)
  return (
    <LandingView
      stats={stats}
      revenue={revenue}
      daily={daily}
      games={games}
      players={<NewestPlayers />}
      onFound={onFound}
      latestBets={<LatestBets surroundings={surroundings} />}
      pools={<PoolList pools={pools.remote} />}
      outdated={<Outdated />}
    />
  )
}

// The feed reads the same plays every second, so what follows it is drawn apart from the rest of the page.

function NewestPlayers() {
  const { config } = useExplorer()
  const { remote } = usePlays({ creator: config.creator }, pictured, null)
  return <PlayerFaces players={remote.status === "ready" ? remote.value.plays.map(({ user }) => user) : []} />
}

/** How old the figures are, after a refresh failed. */
function Outdated() {
  const { config } = useExplorer()
  const plays = usePlays({ creator: config.creator }, pictured, null)
  const totals = usePlatform(config.creator)
  const refreshCharts = useRefreshCharts()
  const { remote, refreshing } = plays
  const failed = useFailed(remote, refreshing)
  const nowMs = useNow(failed ? 5_000 : 0, serverNowMs)
  return (
    <div className="flex items-center gap-1 text-sm has-[>:only-child]:contents">
      <Updated
        shown={failed}
        atMs={remote.status === "ready" ? remote.value.readAtMs : null}
        nowMs={nowMs}
        refreshing={totals.refreshing}
        failed={failed}
        onRefresh={() => {
          plays.refresh()
          totals.refresh()
          refreshCharts()
        }}
        loadingText=""
      />
    </div>
  )
}
