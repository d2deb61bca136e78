import { useEffect } from "react"
import { useWallet, useWalletStore } from "#features/wallet"
import { toasts } from "./toasts"

/** A message that was dismissed, or that others pushed out, is shown again after this time. */
const repeatMs = 15_000

/** Offers to stop waiting for a wallet that does not answer, whatever it was asked to sign. */
export function WalletWait() {
  const { slow } = useWallet()
  const { stopWaiting } = useWalletStore()
  useEffect(() => {
    if (!slow) return
    const show = () =>
      toasts.push({
        tone: "warning",
        title: "Your wallet has not answered yet",
        detail: "Unlock it, open its window or look at its device. If you stop waiting, we do not use a late answer.",
        action: { label: "Stop waiting", run: stopWaiting },
        lasting: true,
      })
    let id = show()
    const timer = setInterval(() => {
      if (!toasts.getSnapshot().some((entry) => entry.id === id)) id = show()
    }, repeatMs)
    return () => {
      clearInterval(timer)
      toasts.dismiss(id)
    }
  }, [slow, stopWaiting])
  return null
}
