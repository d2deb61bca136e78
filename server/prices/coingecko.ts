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

/** How long an answer is used before the service is asked again. */
export const freshMs = 60_000
/** Pause after a failure, unless the service asks for a longer one: up to an hour, or one odd header would end all prices. */
const pauseMs = 15_000
const longestPauseMs = 3_600_000
export const timeoutMs = 5_000

export type PriceReply = { ok: true; prices: Prices } | { ok: false; waitMs: number; cause: unknown }

/** A price of 0, or one that is none, leaves its coin without a price and the others with theirs. */
const lenientPrices = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((reply) =>
    Object.fromEntries(Object.entries(reply).filter(([coin, price]) => v.is(prices, { [coin]: price }))),
  ),
  prices,
)

/** One request to CoinGecko. A failure has the time to wait before the next one. */
export async function askCoinGecko({ url, apiKey, fetch: send = fetch }: CoinGeckoOptions): Promise<PriceReply> {
  try {
    const address = new URL(url)
    address.searchParams.set("ids", coinIds.join(","))
    address.searchParams.set("vs_currencies", "usd")
    address.searchParams.set("include_last_updated_at", "true")
    const reply = await send(address, {
      headers: { accept: "application/json", ...(apiKey && { "x-cg-demo-api-key": apiKey }) },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!reply.ok) {
      const askedMs = Number(reply.headers.get("retry-after")) * 1000 || 0
      const waitMs = Math.min(Math.max(askedMs, pauseMs), longestPauseMs)
      return { ok: false, waitMs, cause: new Error(`The price service answered with status ${reply.status}`) }
    }
    const parsed = v.safeParse(lenientPrices, await reply.json())
    if (parsed.success && Object.keys(parsed.output).length > 0) return { ok: true, prices: parsed.output }
    return { ok: false, waitMs: pauseMs, cause: new Error("The price service gave no prices") }
  } catch (cause) {
    return { ok: false, waitMs: pauseMs, cause }
  }
}

/**
 * Prices of one shared answer: however many players ask, CoinGecko is asked once a minute. When it fails, the last answer is
 * given with its own times, so that readers see how old it is.
 */
export function coinGecko(options: CoinGeckoOptions): PriceSource {
  const { nowMs = Date.now } = options
  let known: { value: Prices; untilMs: number } | null = null
  let asking: Promise<Prices> | null = null

  const refresh = async () => {
    const reply = await askCoinGecko(options)
    const value = reply.ok ? reply.prices : (known?.value ?? {})
    known = { value, untilMs: nowMs() + (reply.ok ? freshMs : reply.waitMs) }
    asking = null
    return value
  }

  return async () => {
    if (!known || nowMs() >= known.untilMs) asking ??= refresh()
    return (await asking) ?? known?.value ?? {}
  }
}
