import { createFileRoute } from "@tanstack/react-router"
import * as v from "valibot"
import { displayName } from "#contract/display-name"
import { demandWallet } from "../pages/address-rules"
import { ExplorerPlayerPage } from "../pages/explorer-player-page"
import { chartOf, chartSearch, gameSearch } from "../pages/explorer-search"
import { pageHead } from "../pages/page-head"
import { addressText, inSearch } from "../pages/search"

const date = v.pipe(v.string(), v.isoDate())

export const Route = createFileRoute("/explorer/player/$address")({
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: v.object({
    ...chartSearch,
    user: inSearch(addressText),
    tab: inSearch(v.picklist(["overview", "history"])),
    game: gameSearch,
    of: inSearch(v.pipe(v.string(), v.maxLength(40))),
    outcome: inSearch(v.picklist(["win", "loss", "push"])),
    from: inSearch(date),
    to: inSearch(date),
  }),
  loader: ({ params }) => {
    demandWallet(params.address)
    return displayName(params.address)
  },
  head: ({ loaderData = "" }) =>
    pageHead(`Player ${loaderData}`.trim(), "Volume, profit and recent plays of one wallet, from the chain."),
  component: PlayerRoute,
})

function PlayerRoute() {
  const { address } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
  return (
    <ExplorerPlayerPage
      address={address}
      tab={search.tab ?? "overview"}
      onTabChange={(tab) => change({ tab })}
      chart={chartOf(search)}
      onChart={change}
      // The token of the chart and the token of the history are two choices.
      filter={{
        game: search.game ?? null,
        token: search.of ?? null,
        outcome: search.outcome ?? null,
        from: search.from ?? null,
        to: search.to ?? null,
      }}
      onFilterChange={({ game, token, outcome, from, to }) =>
        change({
          ...(game !== undefined && { game: game ?? undefined }),
          ...(token !== undefined && { of: token ?? undefined }),
          ...(outcome !== undefined && { outcome: outcome ?? undefined }),
          ...(from !== undefined && { from: from ?? undefined }),
          ...(to !== undefined && { to: to ?? undefined }),
        })
      }
    />
  )
}
