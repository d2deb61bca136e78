import * as z from "zod/mini"

/** CoinGecko's ids of the tokens we show; nothing else is asked for through us. */
export const coinIds = ["solana", "usd-coin"] as const
export type CoinId = (typeof coinIds)[number]

export const pricesQuery = z.object({
  ids: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.split(",")),
    ),
    z.array(z.enum(coinIds)).check(z.minLength(1), z.maxLength(coinIds.length)),
  ),
  vs_currencies: z.literal("usd"),
})

/** US dollars for one token, by coin id. `last_updated_at` is in seconds, as CoinGecko gives it. */
export const prices = z.partialRecord(
  z.enum(coinIds),
  z.object({
    usd: z.number().check(z.positive(), z.maximum(1e9)),
    last_updated_at: z.optional(z.int().check(z.positive())),
  }),
)
export type Prices = z.output<typeof prices>
