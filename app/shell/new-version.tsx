import { useEffect, useSyncExternalStore } from "react"
import { servedBuild } from "#features/kernel"
import { useWallet } from "#features/wallet"
import { overlays } from "../overlays/overlays"
import { pendingBetCheck } from "./pending-bet-check"
import { toasts } from "./toasts"

const checkMs = 1_000
/** A message that was dismissed, or that expired, is shown again after this time. */
const repeatMs = 300_000

/** The build of this page; the development server names none. */
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="app-build"]')?.content

/**
 * Offers a reload when the server has another build than this page. Not while an overlay is open or a bet is pending: a bet
 * would survive it, but the player would lose sight of it.
 */
export function NewVersion() {
  const { address } = useWallet()
  const served = useSyncExternalStore(servedBuild.subscribe, servedBuild.get, () => null)

  useEffect(() => {
    const own = ownBuild()
    if (own === undefined || served === null || served === own) return
    let shown: { id: number; atMs: number } | null = null
    // Without it a page that does not load still offers its own reload.
    const isPending = pendingBetCheck("no reload is offered")
    const withdraw = () => {
      if (shown) toasts.dismiss(shown.id)
      shown = null
    }
    const check = () => {
      const pending = isPending(address)
      if (pending === null) return
      if (overlays.open !== null || pending) return withdraw()
      if (shown && performance.now() - shown.atMs < repeatMs) return
      withdraw()
      const id = toasts.push({
        tone: "info",
        title: "A new version is available",
        detail: "Reload the page to use it. Your bets are not affected.",
        action: { label: "Reload", run: () => location.reload() },
      })
      shown = { id, atMs: performance.now() }
    }
    const timer = setInterval(check, checkMs)
    return () => {
      clearInterval(timer)
      withdraw()
    }
  }, [served, address])
  return null
}
