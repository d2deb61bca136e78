import { DialogContent } from "@dghrt/design-system"
import { useState } from "react"
import { settings } from "#features/settings"
import { SelectTokenScreen } from "../money/select-token-screen"
import { tabOf } from "../money/select-token-tabs"
import { ReferralDashboardPanel } from "../pages/referral-dashboard-panel"
import type { OverlayParams } from "./overlays"

export default function SelectTokenOverlay({ params }: { params: OverlayParams["selectToken"] }) {
  const [tab, setTab] = useState(() => params?.tab ?? tabOf(settings.state.user.userModalInitialTab))
  return (
    <DialogContent title="Select a Token">
      <SelectTokenScreen tab={tab} onTabChange={setTab} referral={<ReferralDashboardPanel variant="panel" />} />
    </DialogContent>
  )
}
