import { useEffect, useSyncExternalStore } from "react"
import { loadPendingBets } from "#features/games"
import { logger, servedBuild } from "#features/kernel"
import { useWallet } from "#features/wallet"
import { overlays } from "../overlays/overlays"
import { toasts } from "./toasts"

const checkMs = 1_000
/** A message that was closed, or that left by itself, comes back after this time. */
const againMs = 300_000

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
    let hasPendingBet: ((address: string) => boolean) | null = null
    loadPendingBets().then(
      (loaded) => {
        hasPendingBet = loaded.hasPendingBet
      },
      // Without it no reload is offered: the next page that does not load offers its own.
      (error) => logger.warn("Pending bets could not be checked, so no reload is offered", error),
    )
    const withdraw = () => {
      if (shown) toasts.dismiss(shown.id)
      shown = null
    }
    const check = () => {
      if (!hasPendingBet) return
      if (overlays.open !== null || (address !== null && hasPendingBet(address))) return withdraw()
      if (shown && performance.now() - shown.atMs < againMs) return
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
