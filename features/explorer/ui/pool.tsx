import { useNow } from "@dghrt/design-system"
import { serverNowMs } from "#features/kernel"
import { ExplorerProvider, type ExplorerSurroundings, useExplorer } from "../data/explorer-context"
import { usePoolFigures, usePoolHistory, useRefreshCharts } from "../data/use-explorer-data"
import { PoolView } from "./pool-view"
import { Updated } from "./updated"
import { useFailed } from "./use-failed"

export interface PoolProps {
  surroundings: ExplorerSurroundings
  mint: string
  days: number
  onDaysChange: (days: number) => void
}

/** The page of one token's pool, from chain and indexer. */
export const Pool = ({ surroundings, ...props }: PoolProps) => (
  <ExplorerProvider value={surroundings}>
    <LivePool {...props} />
  </ExplorerProvider>
)

function LivePool({ mint, days, onDaysChange }: Omit<PoolProps, "surroundings">) {
  const { config } = useExplorer()
  const nowMs = useNow(5_000, serverNowMs)
  const figures = usePoolFigures()
  const pools = figures.remote
  const history = usePoolHistory(mint, days)
  const refreshCharts = useRefreshCharts()
  const failed = useFailed(pools, figures.refreshing)
  return (
    <PoolView
      mint={mint}
      token={config.tokens.find((token) => token.mint === mint) ?? null}
      pool={
        pools.status === "ready"
          ? { ...pools, value: pools.value.pools.find((pool) => pool.mint === mint) ?? null }
          : pools
      }
      history={history}
      days={days}
      onDaysChange={onDaysChange}
      updated={
        <Updated
          atMs={pools.status === "ready" ? pools.value.readAt : null}
          nowMs={nowMs}
          refreshing={figures.refreshing}
          failed={failed}
          onRefresh={() => {
            figures.refresh()
            refreshCharts()
          }}
          loadingText="Loading pool..."
        />
      }
    />
  )
}
