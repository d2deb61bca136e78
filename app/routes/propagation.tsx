import { createFileRoute } from "@tanstack/react-router"
import { text } from "#contract/schema"
import { NotBuiltPage } from "../not-built/not-built-page"
import { pageHead } from "../pages/page-head"
import { search } from "../pages/search"

const host = text(253, /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i)

export const Route = createFileRoute("/propagation")({
  validateSearch: search({ domain: host }),
  head: () => pageHead("DNS propagation", "How far this site's address has travelled around the world."),
  component: () => <NotBuiltPage id="propagation" />,
})
