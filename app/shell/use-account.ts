import { useWalletStore } from "#features/wallet"
import { copyText } from "../money/copy-text"
import { closeOverlay } from "../overlays/overlays"
import { announce } from "./toasts"

/** What a player does with the connected wallet, independent of where the buttons are. */
export function useAccount() {
  const store = useWalletStore()
  return {
    async copy(address: string) {
      announce((await copyText(address)) ? "ADDRESS_COPIED" : "COPY_REFUSED")
    },
    async disconnect() {
      closeOverlay()
      await store.disconnect()
      announce("WALLET_DISCONNECTED")
    },
  }
}
