import { createFileRoute } from "@tanstack/react-router"
import * as v from "valibot"
import { pageHead } from "../pages/page-head"
import { PropagationPage } from "../pages/propagation-page"
import { inSearch } from "../pages/search"

const host = v.pipe(v.string(), v.maxLength(253), v.regex(/^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i))

export const Route = createFileRoute("/propagation")({
  validateSearch: v.object({ domain: inSearch(host) }),
  head: () => pageHead("DNS propagation", "The DNS status of this site around the world."),
  component: PropagationRoute,
})

function PropagationRoute() {
  return <PropagationPage domain={Route.useSearch().domain} />
}
