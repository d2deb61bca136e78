import { useDaily, useGameStats, usePlatform, usePlays, usePoolFigures } from "../data/use-explorer-data"
import type { Found } from "../model/find"
import { useNow } from "./age"
import { ExplorerProvider, type ExplorerSurroundings, useExplorer } from "./explorer-context"
import { LandingView } from "./landing-view"
import { LatestBets } from "./latest-bets"
import { PoolList } from "./pool-list"
import { Updated, type UpdatedProps } from "./updated"
import { useRevenue } from "./use-revenue"

export interface LandingProps {
  surroundings: ExplorerSurroundings
  onFound: (found: Found) => void
}

/** The first page of the explorer. */
export const Landing = (props: LandingProps) => (
  <ExplorerProvider value={props.surroundings}>
    <LiveLanding {...props} />
  </ExplorerProvider>
)

const chartDays = 30
const pictured = 60

function LiveLanding({ surroundings, onFound }: LandingProps) {
  const { config } = useExplorer()
  const mint = config.tokens[0]?.mint ?? ""
  const totals = usePlatform(config.creator)
  const stats = totals.remote
  const daily = useDaily({ token: mint, days: chartDays })
  const games = useGameStats(mint)
  const newest = usePlays({ creator: config.creator }, pictured)
  const plays = newest.remote
  const pools = usePoolFigures()
  const revenue = useRevenue(stats)
  const outdated = plays.status === "ready" && plays.stale && !newest.refreshing
  return (
    <LandingView
      stats={stats}
      revenue={revenue}
      daily={daily}
      games={games}
      players={plays.status === "ready" ? [...new Set(plays.value.plays.map(({ user }) => user))] : []}
      onFound={onFound}
      latestBets={<LatestBets surroundings={surroundings} />}
      pools={<PoolList pools={pools.remote} />}
      outdated={
        outdated && (
          <Outdated
            atMs={plays.value.readAtMs}
            refreshing={totals.refreshing}
            onRefresh={() => {
              newest.refresh()
              totals.refresh()
            }}
          />
        )
      }
    />
  )
}

/** How old the figures are, after a refresh failed. */
function Outdated(props: Pick<UpdatedProps, "atMs" | "refreshing" | "onRefresh">) {
  return <Updated {...props} nowMs={useNow(5_000)} failed loadingText="" />
}
