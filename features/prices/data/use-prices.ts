import { useRead } from "#features/kernel"
import { useRefreshWhenHidden } from "#features/settings"
import type { PricedToken } from "../model/price"
import { createPriceReader, type PriceTable, pricesPath } from "./price-reader"

const refreshMs = 60_000
/** A window that is focused sooner shows the cached prices; the refresh button always asks again. */
const againMs = 10_000

export interface Prices extends PriceTable {
  refreshing: boolean
  refresh: () => void
}

// One memory of the prices before, however many places show them.
let shared: ReturnType<typeof createPriceReader> | null = null

function sharedReader(tokens: readonly PricedToken[]) {
  shared ??= createPriceReader(tokens)
  return shared
}

/** Prices of `tokens` and the free-play token, asked for once a minute while `active` and on screen. */
export function usePrices(tokens: readonly PricedToken[], active = true): Prices {
  const source = sharedReader(tokens)
  const refreshWhenHidden = useRefreshWhenHidden()
  const { data, isValidating, mutate } = useRead(pricesPath, source.read, {
    fallbackData: source.first,
    refreshInterval: active ? refreshMs : 0,
    refreshWhenHidden,
    // Another page that shows prices has them already.
    revalidateOnMount: !source.fresh(),
    dedupingInterval: againMs,
    focusThrottleInterval: 5_000,
  })
  return { ...(data ?? source.first), refreshing: isValidating, refresh: () => void mutate() }
}
