import { createFileRoute } from "@tanstack/react-router"
import { oneOf } from "#contract/schema"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"
import { search } from "../pages/search"

export const Route = createFileRoute("/select-token")({
  validateSearch: search({ tab: oneOf(["tokens", "fees", "invite"]) }),
  head: () => pageHead("Tokens and fees", "The token you play with, and what a bet costs."),
  component: () => <NotBuiltPage id="selectToken" />,
})
