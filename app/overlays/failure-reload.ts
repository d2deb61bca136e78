import { useEffect, useState } from "react"
import * as v from "valibot"
import { loadPendingBets } from "#features/games"
import { logger, sessionStoragePort, stored } from "#features/kernel"
import { useWallet } from "#features/wallet"
import { overlays } from "./overlays"

const tickMs = 1_000
const ticks = 10
/** A failure that comes back with each page must not reload it over and over. */
const atMostEachMs = 60_000

const lastReload = stored(
  "dghrt-failure-reload",
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  null,
  sessionStoragePort(),
)

const reloadedLately = () => {
  const atMs = lastReload.read()
  return atMs !== null && Math.abs(Date.now() - atMs) < atMostEachMs
}

const textFields = "textarea, input:is(:not([type]), [type=text], [type=search], [type=number])"

/** Also a text that was left half written: a reload would throw it away. */
const hasDraft = () =>
  Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)).some(
    ({ value }) => value !== "",
  )

/**
 * Reloads after ten seconds in which nothing could be lost: not on a game's page, not with a bet under way, a dialog open
 * or a text in hand, and once a minute at most. True while that is going to happen.
 */
export function useFailureReload(due: boolean, reload: () => void): boolean {
  const { address } = useWallet()
  const [counting, setCounting] = useState(false)
  useEffect(() => {
    if (!due || reloadedLately()) return
    let left = ticks
    let hasPendingBet: ((address: string) => boolean) | null = null
    loadPendingBets().then(
      (loaded) => {
        hasPendingBet = loaded.hasPendingBet
      },
      (error) => logger.warn("Pending bets could not be checked, so the page is not reloaded", error),
    )
    const mayReload = () =>
      hasPendingBet !== null &&
      !(address !== null && hasPendingBet(address)) &&
      !location.pathname.startsWith("/game/") &&
      overlays.open === null &&
      !hasDraft()
    const timer = setInterval(() => {
      const may = mayReload()
      setCounting(may)
      left = may ? left - 1 : ticks
      if (left > 0) return
      clearInterval(timer)
      lastReload.write(Date.now())
      reload()
    }, tickMs)
    return () => {
      clearInterval(timer)
      setCounting(false)
    }
  }, [due, address, reload])
  return counting
}
