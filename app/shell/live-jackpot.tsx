import { jackpotWin, usePools } from "#features/pools"
import { useSelection } from "#features/tokens"
import { useConfig } from "./app-config"
import { JackpotView } from "./jackpot-view"

/** The jackpot of the pool that pays the player's token. */
export default function LiveJackpot() {
  const selection = useSelection(useConfig())
  const pools = usePools()
  // Free play has no pool and so no jackpot.
  if (selection.kind === "free") return null
  const { token } = selection
  if (pools.status !== "ready") return null
  const pool = pools.value.pools.find(({ mint }) => mint === token.mint)
  return <JackpotView amount={pool ? jackpotWin(pool) : null} decimals={token.decimals} symbol={token.symbol} />
}
