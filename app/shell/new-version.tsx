import { useEffect, useSyncExternalStore } from "react"
import * as v from "valibot"
import { servedBuild, sessionStoragePort, stored } from "#features/kernel"
import { useWallet } from "#features/wallet"
import { nothingToLose } from "../overlays/nothing-to-lose"
import { overlays } from "../overlays/overlays"
import { reloadDue } from "../service-worker/reload-due"
import { pendingBetCheck } from "./pending-bet-check"
import { toasts } from "./toasts"

const checkMs = 1_000
/** A message that was dismissed, or that expired, is shown again after this time. */
const repeatMs = 300_000

/** While servers of two builds answer, a page would be reloaded from the one to the other for ever. */
const minReloadIntervalMs = 600_000
const lastReload = stored(
  "dghrt-update-reload",
  v.pipe(v.number(), v.integer(), v.minValue(0)),
  0,
  sessionStoragePort(),
)

/** The worker of a new build has taken over, nobody looks at this page, and a reload takes nothing away. */
const mayReload = () =>
  reloadDue.get() &&
  document.hidden &&
  nothingToLose() &&
  Math.abs(Date.now() - lastReload.read()) > minReloadIntervalMs

/** The build of this page; the development server names none. */
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="app-build"]')?.content

/**
 * Offers a reload when the server has another build than this page. Not while an overlay is open or a bet is pending: a bet
 * would survive it, but the player would lose sight of it. A hidden page in which nothing is lost reloads by itself.
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
      if (mayReload()) {
        lastReload.write(Date.now())
        return location.reload()
      }
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
