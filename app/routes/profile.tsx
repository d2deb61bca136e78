import { createFileRoute } from "@tanstack/react-router"
import { useWallet } from "#features/wallet"
import { ConnectedOnly } from "../pages/connected-only"
import { pageHead } from "../pages/page-head"
import { ProfilePage } from "../pages/profile-page"

export const Route = createFileRoute("/profile")({
  head: () => pageHead("Profile", "Name, balance, statistics and referrals of the connected wallet."),
  component: () => (
    <ConnectedOnly>
      <OwnProfile />
    </ConnectedOnly>
  ),
})

function OwnProfile() {
  const { address } = useWallet()
  return address !== null && <ProfilePage address={address} />
}
