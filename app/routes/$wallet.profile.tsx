import { createFileRoute } from "@tanstack/react-router"
import { displayName } from "#contract/display-name"
import { demandWallet } from "../pages/address-rules"
import { ConnectedOnly } from "../pages/connected-only"
import { pageHead } from "../pages/page-head"
import { ProfilePage } from "../pages/profile-page"

export const Route = createFileRoute("/$wallet/profile")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ params }) => {
    demandWallet(params.wallet)
    return displayName(params.wallet)
  },
  head: ({ loaderData = "a player" }) =>
    pageHead(`Profile of ${loaderData}`, "Name and public statistics of one wallet."),
  component: WalletProfile,
})

function WalletProfile() {
  const { wallet } = Route.useParams()
  return (
    <ConnectedOnly>
      <ProfilePage address={wallet} />
    </ConnectedOnly>
  )
}
