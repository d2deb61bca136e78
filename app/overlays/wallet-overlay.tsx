import { useWallet, useWalletStore, WalletDialogView } from "#features/wallet"
import { closeOverlay } from "./overlays"

export default function WalletOverlay() {
  const store = useWalletStore()
  const { wallets, status, selected, problem } = useWallet()
  const pick = async (name: string) => {
    await store.connect(name)
    if (store.state.status === "connected") closeOverlay()
  }
  return (
    <WalletDialogView
      wallets={wallets}
      pending={status === "connecting" ? selected : null}
      problem={problem}
      onPick={(name) => void pick(name)}
    />
  )
}
