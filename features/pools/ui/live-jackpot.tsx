import { ApiError, serverNowMs } from "#features/kernel"
import { usablePriceOf, usePrices } from "#features/prices"
import { usePools } from "../data/use-pools"
import { JackpotFigure } from "./jackpot-figure"
import type { JackpotProps } from "./jackpot-props"

/** The jackpot of a token's pool, polled from the server. */
export function LiveJackpot({ config, token, taking }: JackpotProps) {
  const pools = usePools()
  const prices = usePrices(config.tokens)
  if (!token) return null
  return (
    <JackpotFigure
      jackpot={jackpotOf(pools, token.mint)}
      token={token}
      priceUsd={usablePriceOf(prices.tokens, token.mint, serverNowMs())}
      {...(taking !== undefined && { taking })}
    />
  )
}

type PoolsRemote = ReturnType<typeof usePools>
type JackpotRemote = Parameters<typeof JackpotFigure>[0]["jackpot"]

/** A network without the token's pool has no jackpot. */
function jackpotOf(pools: PoolsRemote, mint: string): JackpotRemote {
  if (pools.status !== "ready") return pools
  const pool = pools.value.pools.find((one) => one.mint === mint)
  if (pool) return { ...pools, value: pool }
  return {
    status: "failed",
    error: new ApiError("refused", "This pool does not exist on this network."),
    retry: () => undefined,
  }
}
