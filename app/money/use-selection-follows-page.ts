import { useEffect } from "react"
import { isDemo } from "#features/games"
import { selectionStore } from "#features/tokens"
import { useWallet } from "#features/wallet"

/**
 * The address of a game page names the wallet, or "demo" for free play. A connected player's selection follows it while the
 * page is open; a visitor has no selection.
 */
export function useSelectionFollowsPage(pageWallet: string): void {
  const connected = useWallet().address !== null
  const free = isDemo(pageWallet)
  useEffect(() => {
    return connected ? selectionStore.followPage(free ? "free" : "live") : undefined
  }, [connected, free])
}
