import { DialogContent } from "@dghrt/design-system"
import { lazy } from "react"
import { loadReferralLeaders } from "#features/referral"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"
import { openOverlay } from "./overlays"

const ReferralLeaders = lazy(loadReferralLeaders)

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
