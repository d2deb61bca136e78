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
    <DialogContent size="lg" title="Responsible play" description="Limits are kept on this device, for one wallet.">
      <p className="mb-4 text-text-secondary">
        Connect your wallet to limit what you can lose or bet, to be reminded of the time, or to cool off.
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
