import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { ConnectedOnly } from "../pages/connected-only"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/profile")({
  head: () => pageHead("Profile", "Name, balance and referrals of the connected wallet."),
  component: () => (
    <ConnectedOnly>
      <NotBuiltPage id="profile" />
    </ConnectedOnly>
  ),
})
