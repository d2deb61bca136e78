import { usePools } from "#features/pools"
import { useConfig } from "./app-config"
import { JackpotView } from "./jackpot-view"

/** The jackpot of the pool that pays the player's token. */
export default function LiveJackpot() {
  const [token] = useConfig().tokens
  const pools = usePools()
  if (!token || pools.status !== "ready") return null
  const pool = pools.value.pools.find(({ mint }) => mint === token.mint)
  return <JackpotView amount={pool?.jackpot ?? null} decimals={token.decimals} symbol={token.symbol} />
}
