import { shortAddress } from "@dghrt/design-system"
import { createFileRoute } from "@tanstack/react-router"
import * as v from "valibot"
import { demandSignature } from "../pages/address-rules"
import { ExplorerTransactionPage } from "../pages/explorer-transaction-page"
import { pageHead } from "../pages/page-head"
import { addressText, inSearch, wholeNumber } from "../pages/search"

export const Route = createFileRoute("/explorer/transaction/$txId")({
  codeSplitGroupings: [["loader", "component"]],
  validateSearch: v.object({
    user: inSearch(addressText),
    tab: inSearch(v.picklist(["details", "proof", "logs"])),
    play: inSearch(v.pipe(wholeNumber, v.minValue(0), v.maxValue(200))),
  }),
  loader: ({ params }) => {
    demandSignature(params.txId)
    return shortAddress(params.txId)
  },
  head: ({ loaderData = "" }) =>
    pageHead(`Transaction ${loaderData}`.trim(), "One play: what was wagered, what was drawn, and the proof."),
  component: TransactionRoute,
})

function TransactionRoute() {
  const { txId } = Route.useParams()
  const { user = null, tab = "details", play = 0 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ExplorerTransactionPage
      txId={txId}
      user={user}
      tab={tab}
      play={play}
      onChange={(next) =>
        void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
      }
    />
  )
}
