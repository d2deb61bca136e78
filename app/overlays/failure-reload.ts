import { useEffect, useState } from "react"
import * as v from "valibot"
import { sessionStoragePort, stored } from "#features/kernel"
import { useWallet } from "#features/wallet"
import { pendingBetCheck } from "../shell/pending-bet-check"
import { nothingToLose } from "./nothing-to-lose"

const tickMs = 1_000
const ticksToReload = 10
/** Between two reloads: a failure that comes back after each must not reload the page for ever. */
const minIntervalMs = 60_000

const lastReload = stored(
  "dghrt-failure-reload",
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  null,
  sessionStoragePort(),
)

const reloadedLately = () => {
  const atMs = lastReload.read()
  return atMs !== null && Math.abs(Date.now() - atMs) < minIntervalMs
}

/**
 * Reloads after ten seconds in which nothing could be lost: not on a game's page, while a bet is pending, a dialog is open
 * or a text field is filled in, and at most once a minute. True while the seconds are counted.
 */
export function useFailureReload(due: boolean, reload: () => void): boolean {
  const { address } = useWallet()
  const [counting, setCounting] = useState(false)
  useEffect(() => {
    if (!due || reloadedLately()) return
    let ticksLeft = ticksToReload
    const isPending = pendingBetCheck("the page is not reloaded")
    const mayReload = () => isPending(address) === false && nothingToLose()
    const timer = setInterval(() => {
      const may = mayReload()
      setCounting(may)
      ticksLeft = may ? ticksLeft - 1 : ticksToReload
      if (ticksLeft > 0) return
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
