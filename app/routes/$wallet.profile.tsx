import { createFileRoute } from "@tanstack/react-router"
import { NotBuiltPage } from "../not-built/not-built-page"
import { demandWallet } from "../pages/address-rules"
import { ConnectedOnly } from "../pages/connected-only"
import { pageHead } from "../pages/page-head"

export const Route = createFileRoute("/$wallet/profile")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ params }) => demandWallet(params.wallet),
  head: () => pageHead("Profile", "Name, balance and referrals of one wallet."),
  component: () => (
    <ConnectedOnly>
      <NotBuiltPage id="profile" />
    </ConnectedOnly>
  ),
})
