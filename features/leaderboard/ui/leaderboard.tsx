import type { LeaderboardPeriod } from "#contract/leaderboard-period"
import { useLeaderboard } from "../data/use-leaderboard"
import { LeaderboardView, type LeaderboardViewProps } from "./leaderboard-view"

export interface LeaderboardProps extends Omit<LeaderboardViewProps, "leaders"> {
  period: LeaderboardPeriod
}

/** The leaderboard as the server counts it from the chain. */
export const Leaderboard = (props: LeaderboardProps) => (
  <LeaderboardView {...props} leaders={useLeaderboard(props.token.mint, props.period)} />
)
