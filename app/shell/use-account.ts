import { copyText } from "@dghrt/design-system"
import { useWalletStore } from "#features/wallet"
import { closeOverlay, openOverlay } from "../overlays/overlays"
import { announce } from "./toasts"

/** The actions of the connected wallet, for every place that has buttons for them. */
export function useAccount() {
  const store = useWalletStore()
  return {
    async copy(address: string) {
      if ((await copyText(address)) === "copied") announce("ADDRESS_COPIED")
      else openOverlay("address", { address })
    },
    disconnect() {
      closeOverlay()
      store.disconnect()
      announce("WALLET_DISCONNECTED")
    },
  }
}
