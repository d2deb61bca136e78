import { useMemo } from "react"
import type { AppConfig, TokenConfig } from "#contract/config"
import { serverNowMs } from "#features/kernel"
import { centsOf, centsText, unitsForCents, usablePriceOf, usePrices } from "#features/prices"
import type { Money } from "../kit/board-betting"

export type Prices = Required<Pick<Money, "fiat" | "unitsForUsd">>

const unpriced: Prices = { fiat: () => null, unitsForUsd: () => null }

/** What amounts of a token are worth in dollars, with a price that is live and young; without one, nothing is. */
export function pricesAt(priceUsd: number | null, { decimals }: Pick<TokenConfig, "decimals">): Prices {
  if (priceUsd === null) return unpriced
  return {
    // To the nearest cent: what fifty dollars buy is rounded down and would read as $49.99.
    fiat: (amount) => centsText((centsOf(amount * 10n, priceUsd, decimals) + 5n) / 10n),
    unitsForUsd: (usd) => unitsForCents(BigInt(usd) * 100n, priceUsd, decimals),
  }
}

export function usePricesOf({ tokens }: AppConfig, token: TokenConfig): Prices {
  const { tokens: prices } = usePrices(tokens)
  // Prices are polled once a minute, so one that becomes too old is noticed within a minute.
  const price = usablePriceOf(prices, token.mint, serverNowMs())
  return useMemo(() => pricesAt(price, token), [price, token])
}
