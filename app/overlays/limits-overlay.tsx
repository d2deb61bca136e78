import { Button, DialogContent } from "@dghrt/design-system"
import { lazyPanel } from "#features/lazy-parts"
import { limitsOf, loadLimitsDialog } from "#features/play-limits"
import { useLiveToken } from "#features/tokens"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"
import { HelpWithPlay } from "./help-with-play"
import { openOverlay } from "./overlays"

const LimitsDialog = lazyPanel(loadLimitsDialog)

export default function LimitsOverlay() {
  const { address } = useWallet()
  const token = useLiveToken(useConfig())
  if (address !== null && token)
    return (
      <LimitsDialog
        own={limitsOf(address)}
        token={token}
        help={<HelpWithPlay>Self-check and help lines</HelpWithPlay>}
      />
    )
  return (
    <DialogContent
      size="lg"
      title="Responsible play"
      description="Your limits are saved on this device, for one wallet."
    >
      <p className="mb-4 text-text-secondary">
        Connect your wallet to set limits on losses and bets, a time reminder, or a cool-off.
      </p>
      <Button variant="primary" size="lg" className="w-full" onClick={() => openOverlay("wallet")}>
        Connect Wallet
      </Button>
      <p className="mt-4 text-center">
        <HelpWithPlay>Self-check and help lines</HelpWithPlay>
      </p>
    </DialogContent>
  )
}
