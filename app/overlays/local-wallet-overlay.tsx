import { lazyPanel } from "#features/lazy-parts"
import { loadLocalWalletDialog } from "#features/wallet"

const LocalWalletDialog = lazyPanel(loadLocalWalletDialog)

export default function LocalWalletOverlay() {
  return <LocalWalletDialog onImported={() => location.reload()} />
}
