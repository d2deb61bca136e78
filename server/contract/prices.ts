import * as v from "valibot"

/** CoinGecko's ids of the tokens we show; nothing else is asked for through us. */
export const coinIds = ["solana", "usd-coin"] as const
export type CoinId = (typeof coinIds)[number]

/** The coin whose price a token has, by the token's symbol. */
export const coinOfSymbol: Readonly<Record<string, CoinId>> = { SOL: "solana", USDC: "usd-coin" }

const price = v.optional(
  v.object({
    usd: v.pipe(v.number(), v.gtValue(0), v.maxValue(1e9)),
    last_updated_at: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  }),
)

/** US dollars for one token, by coin id. `last_updated_at` is in seconds, as CoinGecko gives it. */
export const prices = v.object({ solana: price, "usd-coin": price } satisfies Record<CoinId, typeof price>)
export type Prices = v.InferOutput<typeof prices>
