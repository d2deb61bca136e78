import { useDaily, useGameStats, usePlatform, usePlays, usePoolFigures } from "../data/use-explorer-data"
import type { Found } from "../model/find"
import { ExplorerProvider, type ExplorerSurroundings, useExplorer } from "./explorer-context"
import { LandingView } from "./landing-view"
import { LatestBets } from "./latest-bets"
import { PoolList } from "./pool-list"
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
  const stats = usePlatform(config.creator).remote
  const daily = useDaily({ token: mint, days: chartDays })
  const games = useGameStats(mint)
  const plays = usePlays({ creator: config.creator }, pictured).remote
  const pools = usePoolFigures()
  const revenue = useRevenue(stats)
  return (
    <LandingView
      stats={stats}
      revenue={revenue}
      daily={daily}
      games={games}
      players={plays.status === "ready" ? [...new Set(plays.value.plays.map(({ user }) => user))] : []}
      onFound={onFound}
      latestBets={<LatestBets surroundings={surroundings} />}
      pools={<PoolList pools={pools} />}
    />
  )
}
