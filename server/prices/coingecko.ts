import * as v from "valibot"
import { coinIds, type Prices, prices } from "../contract/prices"

export interface CoinGeckoOptions {
  /** The `simple/price` address. */
  url: string
  /** Sent as CoinGecko's demo key; it never leaves this process. */
  apiKey?: string
  fetch?: typeof fetch
  nowMs?: () => number
}

/** All prices we know of; it never throws. */
export type PriceSource = () => Promise<Prices>

const freshMs = 60_000
/** After a failure the service is left alone for a while, and longer when it says so. */
const pauseMs = 15_000
const timeoutMs = 5_000

/**
 * Prices of one shared answer: however many players ask, CoinGecko is asked once a minute. When it fails, the last answer is
 * given with its own times, so that readers see how old it is.
 */
export function coinGecko({ url, apiKey, fetch: send = fetch, nowMs = Date.now }: CoinGeckoOptions): PriceSource {
  let known: { value: Prices; untilMs: number } | null = null
  let asking: Promise<Prices> | null = null

  const ask = async (): Promise<Prices> => {
    const address = new URL(url)
    address.searchParams.set("ids", coinIds.join(","))
    address.searchParams.set("vs_currencies", "usd")
    address.searchParams.set("include_last_updated_at", "true")
    const reply = await send(address, {
      headers: { accept: "application/json", ...(apiKey && { "x-cg-demo-api-key": apiKey }) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) throw new Unavailable(Number(reply.headers.get("retry-after")) * 1000 || pauseMs)
    const parsed = v.safeParse(prices, await reply.json())
    if (!parsed.success || Object.keys(parsed.output).length === 0) throw new Unavailable(pauseMs)
    return parsed.output
  }

  const refresh = async () => {
    try {
      const value = await ask()
      known = { value, untilMs: nowMs() + freshMs }
      return value
    } catch (error) {
      const waitMs = error instanceof Unavailable ? error.waitMs : pauseMs
      known = { value: known?.value ?? {}, untilMs: nowMs() + waitMs }
      return known.value
    } finally {
      asking = null
    }
  }

  return async () => {
    if (!known || nowMs() >= known.untilMs) asking ??= refresh()
    return (await asking) ?? known?.value ?? {}
  }
}

class Unavailable extends Error {
  constructor(readonly waitMs: number) {
    super("The price service does not answer")
  }
}
