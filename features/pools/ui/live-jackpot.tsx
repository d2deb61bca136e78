import { serverNowMs } from "#features/kernel"
import { lazyPart } from "#features/lazy-parts"
import { usablePriceOf, usePrices } from "#features/prices"
import { poolOf } from "../data/pool-of"
import { usePools } from "../data/use-pools"
import { isLargeJackpot } from "../model/jackpot-size"
import { JackpotFigure } from "./jackpot-figure"
import type { JackpotProps } from "./jackpot-props"

// The first figure of a page is the pot alone: what a play's record looks like comes with the line.
const SmallPot = lazyPart(async () => ({ default: (await import("./small-pot")).SmallPot }), {
  waiting: <span>Current jackpot</span>,
})

/** The jackpot of a token's pool, polled from the server. */
export function LiveJackpot({ config, token, taking, splitLink, player = null, instead }: JackpotProps) {
  const pools = usePools()
  const prices = usePrices(config.tokens)
  if (!token) return null
  const pool = poolOf(pools, token.mint)
  if (instead && pool.status === "ready" && !isLargeJackpot(pool.value))
    return instead(<SmallPot pool={pool.value} token={token} player={player} splitLink={splitLink} />)
  return (
    <JackpotFigure
      pool={pool}
      token={token}
      priceUsd={usablePriceOf(prices.tokens, token.mint, serverNowMs())}
      {...(taking !== undefined && { taking })}
      {...(splitLink !== undefined && { splitLink })}
    />
  )
}
