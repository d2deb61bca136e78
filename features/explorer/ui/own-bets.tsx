import { useNow } from "@dghrt/design-system"
import { useState } from "react"
import { serverNowMs } from "#features/kernel"
import { ExplorerProvider, type ExplorerSurroundings } from "../data/explorer-context"
import type { HistoryFilter } from "./bet-history"
import { History } from "./history"

const all: HistoryFilter = { game: null, token: null, outcome: null, from: null, to: null }

/** Every bet of the connected wallet, for a page of its own. */
export function OwnBets({ surroundings, address }: { surroundings: ExplorerSurroundings; address: string }) {
  const [filter, setFilter] = useState(all)
  const nowMs = useNow(5_000, serverNowMs)
  return (
    <ExplorerProvider value={surroundings}>
      <History
        address={address}
        filter={filter}
        onFilterChange={(next) => setFilter((last) => ({ ...last, ...next }))}
        nowMs={nowMs}
      />
    </ExplorerProvider>
  )
}
