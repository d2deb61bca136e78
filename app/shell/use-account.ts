import { useWalletStore } from "#features/wallet"
import { closeOverlay } from "../overlays/overlays"
import { toasts } from "./toasts"

/** What a player does with the connected wallet, wherever the buttons stand. */
export function useAccount() {
  const store = useWalletStore()
  const announceCopied = () =>
    toasts.push({ tone: "success", title: "Address Copied!", detail: "Wallet address copied to clipboard" })
  const refused = () =>
    toasts.push({ tone: "danger", title: "Not copied", detail: "This browser does not allow copying here." })
  return {
    copy(address: string) {
      // Without a secure origin a browser has no clipboard at all.
      if (!("clipboard" in navigator)) return refused()
      navigator.clipboard.writeText(address).then(announceCopied, refused)
    },
    async disconnect() {
      closeOverlay()
      await store.disconnect()
      toasts.push({ tone: "info", title: "Disconnected", detail: "Wallet has been disconnected" })
    },
  }
}
