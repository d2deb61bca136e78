import { createFileRoute } from "@tanstack/react-router"
import * as v from "valibot"
import { leaderboardPeriods } from "#contract/leaderboard-period"
import { rankings } from "#features/leaderboard"
import { LeaderboardPage } from "../pages/leaderboard-page"
import { pageHead } from "../pages/page-head"
import { inSearch } from "../pages/search"

export const Route = createFileRoute("/leaderboard")({
  validateSearch: v.object({
    period: inSearch(v.picklist(leaderboardPeriods)),
    token: inSearch(v.pipe(v.string(), v.maxLength(40))),
    ranking: inSearch(v.picklist(rankings)),
  }),
  head: () => pageHead("Leaderboard", "Top players by wagered amount."),
  component: LeaderboardRoute,
})

function LeaderboardRoute() {
  const { period = "alltime", token = "SOL", ranking = "wagered" } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <LeaderboardPage
      period={period}
      symbol={token}
      ranking={ranking}
      onChange={(next) =>
        void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
      }
    />
  )
}
