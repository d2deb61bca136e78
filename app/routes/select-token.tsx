import { createFileRoute } from "@tanstack/react-router"
import * as v from "valibot"
import { selectTokenTabs } from "../money/select-token-tabs"
import { pageHead } from "../pages/page-head"
import { inSearch } from "../pages/search"
import { SelectTokenPage } from "../pages/select-token-page"

export const Route = createFileRoute("/select-token")({
  validateSearch: v.object({ tab: inSearch(v.picklist(selectTokenTabs)) }),
  head: () => pageHead("Tokens and fees", "The token you play with, and what a bet costs."),
  component: SelectTokenRoute,
})

function SelectTokenRoute() {
  const { tab = "tokens" } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SelectTokenPage
      tab={tab}
      onTabChange={(next) =>
        void navigate({ search: (before) => ({ ...before, tab: next }), replace: true, resetScroll: false })
      }
    />
  )
}
