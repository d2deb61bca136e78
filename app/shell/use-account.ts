import { useWalletStore } from "#features/wallet"
import { copyText } from "../money/copy-text"
import { closeOverlay } from "../overlays/overlays"
import { announce } from "./toasts"

/** The actions of the connected wallet, for every place that has buttons for them. */
export function useAccount() {
  const store = useWalletStore()
  return {
    async copy(address: string) {
      announce((await copyText(address)) ? "ADDRESS_COPIED" : "COPY_REFUSED")
    },
    disconnect() {
      closeOverlay()
      store.disconnect()
      announce("WALLET_DISCONNECTED")
    },
  }
}
