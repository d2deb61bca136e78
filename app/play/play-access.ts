import { useEffect } from "react"
import { useSnapshot } from "valtio"
import { askPlayAccess, createPlayAccess, type PlayAccessStore } from "#features/access"
import { readAppConfig } from "#features/app-config"
import type { Policy } from "#features/games"

/** The server writes into the page which cluster it plays on; without a page nothing is at stake. */
const isGated = () => typeof document !== "undefined" && readAppConfig().cluster === "mainnet-beta"
const ownAccess = createPlayAccess({ gated: isGated, ask: askPlayAccess })

/** Refuses to start a bet with real tokens where the operator does not offer them. */
export const playAccessPolicyOf =
  (asked: Pick<PlayAccessStore, "refusal">): Policy =>
  async (_bet, { chain }) => {
    const sentence = chain && (await asked.refusal())
    return sentence === null ? null : { kind: "policy", sentence }
  }
export const playAccessPolicy = playAccessPolicyOf(ownAccess)

/** Why no bet with real tokens can be started here, before anybody presses; asked while a wallet's game is open. */
export function useAccessRefusal(connected: boolean): string | null {
  const { refusal } = useSnapshot(ownAccess.state)
  useEffect(() => {
    if (!connected) return
    void ownAccess.refusal()
    return ownAccess.askAgainWhileRefused()
  }, [connected])
  return refusal
}
