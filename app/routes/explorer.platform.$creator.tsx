import { shortAddress } from "@dghrt/design-system"
import { createFileRoute } from "@tanstack/react-router"
import * as v from "valibot"
import { demandWallet } from "../pages/address-rules"
import { ExplorerPlatformPage } from "../pages/explorer-platform-page"
import { chartOf, chartSearch, gameSearch } from "../pages/explorer-search"
import { pageHead } from "../pages/page-head"
import { inSearch } from "../pages/search"

export const Route = createFileRoute("/explorer/platform/$creator")({
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: v.object({ ...chartSearch, show: inSearch(v.picklist(["all", "wins", "10x"])), game: gameSearch }),
  loader: ({ params }) => {
    demandWallet(params.creator)
    return shortAddress(params.creator)
  },
  head: ({ loaderData = "" }) =>
    pageHead(`Platform ${loaderData}`.trim(), "Volume, plays and players of one platform, from the chain."),
  component: PlatformRoute,
})

function PlatformRoute() {
  const { creator } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ExplorerPlatformPage
      creator={creator}
      chart={chartOf(search)}
      show={search.show ?? "all"}
      game={search.game ?? null}
      onChange={(next) =>
        void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
      }
    />
  )
}
