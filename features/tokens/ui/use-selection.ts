import { useMemo } from "react"
import { useSnapshot } from "valtio"
import type { AppConfig, TokenConfig } from "#contract/config"
import { liveToken, type Selection, selectionOf, selectionStore } from "../model/selection"

/** What the player plays with. It changes wherever it is chosen. */
export function useSelection(config: AppConfig): Selection {
  const remembered = useSnapshot(selectionStore.state)
  return useMemo(() => selectionOf(config, remembered), [config, remembered])
}

/** The token for tables with real tokens: the selection, or what was played before free play was chosen. */
export function useLiveToken(config: AppConfig): TokenConfig | undefined {
  const remembered = useSnapshot(selectionStore.state)
  return liveToken(config, remembered)
}
