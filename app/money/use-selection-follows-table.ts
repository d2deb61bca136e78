import { useEffect } from "react"
import { isDemo } from "#features/games"
import { followTable } from "#features/tokens"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"

/**
 * A game's address says whether it is played for free. A player who comes by an address, or changes the table, has chosen
 * so; a visitor has nothing to choose from.
 */
export function useSelectionFollowsTable(tableWallet: string): void {
  const config = useConfig()
  const connected = useWallet().address !== null
  const free = isDemo(tableWallet)
  useEffect(() => {
    if (connected) followTable(config, free)
  }, [config, connected, free])
}
