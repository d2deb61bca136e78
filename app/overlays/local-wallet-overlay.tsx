import { lazy } from "react"
import { loadLocalWalletDialog } from "#features/wallet"

const LocalWalletDialog = lazy(loadLocalWalletDialog)

export default function LocalWalletOverlay() {
  return <LocalWalletDialog onImported={() => location.reload()} />
}
