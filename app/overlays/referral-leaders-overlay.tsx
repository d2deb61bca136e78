import { DialogContent, SkeletonRows } from "@dghrt/design-system"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { loadReferralLeaders } from "#features/referral"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"
import { openOverlay } from "./overlays"

const ReferralLeaders = lazyPart(loadReferralLeaders, {
  waiting: <SkeletonRows count={8} label="Loading referral leaders" />,
  failed: notLoaded("The referral leaders"),
})

export default function ReferralLeadersOverlay() {
  const { tokens } = useConfig()
  const { address } = useWallet()
  return (
    <DialogContent title="Referral Champions" description="Ranked by wallets that played through a link" size="xl">
      <ReferralLeaders
        address={address ?? ""}
        tokens={tokens}
        bare
        onInvite={() => openOverlay("selectToken", { tab: "invite" })}
      />
    </DialogContent>
  )
}
