import { createFileRoute } from "@tanstack/react-router"
import { demandWallet } from "../pages/address-rules"
import { ConnectedOnly } from "../pages/connected-only"
import { pageHead } from "../pages/page-head"
import { ProfilePage } from "../pages/profile-page"

export const Route = createFileRoute("/$wallet/profile")({
  codeSplitGroupings: [["loader", "component"]],
  loader: ({ params }) => demandWallet(params.wallet),
  head: () => pageHead("Profile", "Name and public statistics of one wallet."),
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
