import { type Output, object, optional, positive, wholeNumber } from "./schema"

/** CoinGecko's ids of the tokens we show; nothing else is asked for through us. */
export const coinIds = ["solana", "usd-coin"] as const
export type CoinId = (typeof coinIds)[number]

const price = optional(object({ usd: positive(1e9), last_updated_at: optional(wholeNumber(1)) }))

/** US dollars for one token, by coin id. `last_updated_at` is in seconds, as CoinGecko gives it. */
export const prices = object({ solana: price, "usd-coin": price } satisfies Record<CoinId, typeof price>)
export type Prices = Output<typeof prices>
