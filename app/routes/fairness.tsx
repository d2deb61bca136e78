import { createFileRoute, Link } from "@tanstack/react-router"
import { knownProviders } from "#features/fairness"
import { FairnessPage } from "#features/static-pages"
import { pageHead } from "../pages/page-head"
import { textLink } from "../pages/text-link"

export const Route = createFileRoute("/fairness")({
  head: () =>
    pageHead("Provably fair", "How a result is drawn, what its proof shows and what it does not, and how to check it."),
  component: function Fairness() {
    const { config } = Route.useRouteContext()
    return (
      <FairnessPage
        providers={config.providers ?? knownProviders[config.cluster]}
        verifyLink={
          <Link to="/verify" className={textLink}>
            Verify a bet
          </Link>
        }
        rulesLink={
          <Link to="/help" className={textLink}>
            Rules and odds of each game
          </Link>
        }
      />
    )
  },
})
