import { serverNowMs } from "#features/kernel"
import { lazyPart } from "#features/lazy-parts"
import { usablePriceOf, usePrices } from "#features/prices"
import { poolOf } from "../data/pool-of"
import { usePools } from "../data/use-pools"
import { isLargeJackpot } from "../model/jackpot-size"
import { JackpotFigure } from "./jackpot-figure"
import type { JackpotProps } from "./jackpot-props"
import { SmallPot } from "./small-pot"

// What a play's record looks like is loaded for a player alone.
const LastChance = lazyPart(async () => ({ default: (await import("./last-chance")).LastChance }))

/** The jackpot of a token's pool, polled from the server. */
export function LiveJackpot({ config, token, taking, splitLink, player = null, instead }: JackpotProps) {
  const pools = usePools()
  const prices = usePrices(config.tokens)
  if (!token) return null
  const pool = poolOf(pools, token.mint)
  if (instead && pool.status === "ready" && !isLargeJackpot(pool.value))
    return instead(
      <SmallPot
        pool={pool.value}
        token={token}
        chance={player !== null && <LastChance player={player} token={token} />}
        splitLink={splitLink}
      />,
    )
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
