import { lazyPanel } from "#features/lazy-parts"
import { loadWelcomeDialog } from "#features/terms"
import { askFaucet, useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"
import { openOverlay } from "./overlays"

const WelcomeDialog = lazyPanel(loadWelcomeDialog)

export default function WelcomeOverlay() {
  const config = useConfig()
  const { address } = useWallet()
  const funds = __LOCALNET__ && address !== null ? () => askFaucet(config, address, "SOL") : undefined
  return <WelcomeDialog onGames={() => openOverlay("allGames")} onTestFunds={funds} />
}
