import { createFileRoute } from "@tanstack/react-router"
import * as v from "valibot"
import { demandWallet } from "../pages/address-rules"
import { ExplorerPoolPage } from "../pages/explorer-pool-page"
import { pageHead } from "../pages/page-head"
import { inSearch, wholeNumber } from "../pages/search"

export const Route = createFileRoute("/explorer/pool/$mint")({
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: v.object({ days: inSearch(v.pipe(wholeNumber, v.picklist([7, 30, 90]))) }),
  loader: ({ params, context }) => {
    demandWallet(params.mint)
    return context.config.tokens.find(({ mint }) => mint === params.mint)?.symbol ?? params.mint.slice(0, 4)
  },
  head: ({ loaderData = "" }) =>
    pageHead(`${loaderData} pool`.trim(), "What a token's pool holds, what it can pay, and its result over time."),
  component: PoolRoute,
})

function PoolRoute() {
  const { mint } = Route.useParams()
  const { days = 30 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ExplorerPoolPage
      mint={mint}
      days={days}
      onDaysChange={(next) =>
        void navigate({
          search: { days: next === 7 || next === 90 ? next : undefined },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
