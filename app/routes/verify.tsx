import { createFileRoute } from "@tanstack/react-router"
import * as v from "valibot"
import { pageHead } from "../pages/page-head"
import { inSearch } from "../pages/search"
import { VerifyPage } from "../pages/verify-page"

export const Route = createFileRoute("/verify")({
  validateSearch: v.object({ signature: inSearch(v.pipe(v.string(), v.maxLength(100))) }),
  head: () =>
    pageHead("Verify a bet", "Recompute any bet of this casino in your browser, without a wallet.", "/verify"),
  component: VerifyRoute,
})

function VerifyRoute() {
  const { signature = "" } = Route.useSearch()
  return <VerifyPage key={signature} signature={signature} />
}
