import { serverNowMs } from "#features/kernel"
import { usablePriceOf, usePrices } from "#features/prices"
import { poolOf } from "../data/pool-of"
import { usePools } from "../data/use-pools"
import { JackpotFigure } from "./jackpot-figure"
import type { JackpotProps } from "./jackpot-props"

/** The jackpot of a token's pool, polled from the server. */
export function LiveJackpot({ config, token, taking, splitLink }: JackpotProps) {
  const pools = usePools()
  const prices = usePrices(config.tokens)
  if (!token) return null
  return (
    <JackpotFigure
      pool={poolOf(pools, token.mint)}
      token={token}
      priceUsd={usablePriceOf(prices.tokens, token.mint, serverNowMs())}
      {...(taking !== undefined && { taking })}
      {...(splitLink !== undefined && { splitLink })}
    />
  )
}
