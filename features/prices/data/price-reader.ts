import { type Prices, prices as pricesSchema } from "#contract/prices"
import { getJson, logger, type RequestOptions, serverNowMs } from "#features/kernel"
import { type PricedToken, priced, type TokenPrice, unpriced } from "../model/price"

export interface PriceTable {
  tokens: readonly TokenPrice[]
  /** The last attempt failed: what is shown is older, or built in. */
  unavailable: boolean
}

/** As long as the server gives one answer to all. */
const freshMs = 60_000

export const pricesPath = "/api/services/coingecko?ids=solana,usd-coin&vs_currencies=usd"

interface Ports {
  get: (path: string, schema: typeof pricesSchema, options?: Pick<RequestOptions, "signal">) => Promise<Prices>
  nowMs: () => number
}

/**
 * Reads prices again and again and remembers the ones before, for the changes. Without an answer the table
 * keeps what it had and says so; only an aborted read throws.
 */
export function createPriceReader(
  tokens: readonly PricedToken[],
  { get, nowMs }: Ports = { get: getJson, nowMs: serverNowMs },
) {
  let table: PriceTable = { tokens: unpriced(tokens), unavailable: false }
  let staleFromMs = 0
  return {
    first: table,
    /** Whether to ask again would bring the same prices. */
    fresh: () => nowMs() < staleFromMs,
    async read(signal?: AbortSignal): Promise<PriceTable> {
      try {
        const answer = await get(pricesPath, pricesSchema, signal && { signal })
        table = { tokens: priced(table.tokens, answer, nowMs()), unavailable: Object.keys(answer).length === 0 }
        if (!table.unavailable) staleFromMs = nowMs() + freshMs
      } catch (error) {
        if (signal?.aborted) throw error
        logger.error("Prices could not be read", error)
        table = { ...table, unavailable: true }
      }
      return table
    },
  }
}
