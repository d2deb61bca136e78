import { useEffect } from "react"
import { isDemo } from "#features/games"
import { followGamePage } from "#features/tokens"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"

/**
 * The address of a game page names the wallet, or "demo" for free play. A connected player's selection follows it; a visitor
 * has no selection.
 */
export function useSelectionFollowsPage(pageWallet: string): void {
  const config = useConfig()
  const connected = useWallet().address !== null
  const free = isDemo(pageWallet)
  useEffect(() => {
    if (connected) followGamePage(config, free)
  }, [config, connected, free])
}
