import { useEffect } from "react"
import { isDemo } from "#features/games"
import { selectFreePlay, selectToken, useLiveToken, useSelection } from "#features/tokens"
import { useWallet } from "#features/wallet"
import { useConfig } from "../shell/app-config"

/**
 * A game's address says whether it is played for free. A player who comes by an address, or changes the table, has chosen
 * so; a visitor has nothing to choose from.
 */
export function useSelectionFollowsTable(tableWallet: string): void {
  const config = useConfig()
  const { address } = useWallet()
  const selection = useSelection(config)
  const live = useLiveToken(config)
  const free = isDemo(tableWallet)
  const connected = address !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another address of the game is a choice of table
  useEffect(() => {
    if (!connected || free === (selection.kind === "free")) return
    if (free) selectFreePlay()
    else if (live) selectToken(live)
  }, [connected, free])
}
