import { createFileRoute, Link } from "@tanstack/react-router"
import { WhitepaperPage } from "#features/static-pages"
import { pageHead } from "../pages/page-head"
import { textLink } from "../pages/text-link"

export const Route = createFileRoute("/whitepaper")({
  head: () =>
    pageHead("Whitepaper", "Technical documentation is coming soon. How bets, results, pools and fees work today."),
  component: () => (
    <WhitepaperPage
      fairnessLink={
        <Link to="/fairness" className={textLink}>
          How a result is drawn
        </Link>
      }
      feesLink={
        <Link to="/help" className={textLink}>
          Fees in numbers
        </Link>
      }
    />
  ),
})
