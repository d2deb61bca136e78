import { createFileRoute } from "@tanstack/react-router"
import * as v from "valibot"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"
import { inSearch } from "../pages/search"

export const Route = createFileRoute("/select-token")({
  validateSearch: v.object({ tab: inSearch(v.picklist(["tokens", "fees", "invite"])) }),
  head: () => pageHead("Tokens and fees", "The token you play with, and what a bet costs."),
  component: () => <NotBuiltPage id="selectToken" />,
})
