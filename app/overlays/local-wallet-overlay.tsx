import { loadLocalWalletDialog } from "#features/wallet"
import { lazyPanel } from "./lazy-panel"

const LocalWalletDialog = lazyPanel(loadLocalWalletDialog)

export default function LocalWalletOverlay() {
  return <LocalWalletDialog onImported={() => location.reload()} />
}
