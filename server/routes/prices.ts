import { Hono } from "hono"
import * as z from "zod/mini"
import { coinIds, type Prices } from "../contract/prices"
import type { PriceSource } from "../prices/coingecko"

const pricesQuery = z.object({
  ids: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.split(",")),
    ),
    z.array(z.enum(coinIds)).check(z.minLength(1), z.maxLength(coinIds.length)),
  ),
  vs_currencies: z.literal("usd"),
})

/** Prices in US dollars, in the price service's own shape; a coin whose price nobody knows is left out. */
export const priceRoutes = (source: PriceSource) =>
  new Hono().get("/coingecko", async (c) => {
    const query = z.safeParse(pricesQuery, c.req.query())
    if (!query.success) return c.json({ error: "Ask for ids=solana,usd-coin and vs_currencies=usd." }, 400)
    const all = await source()
    const asked: Prices = Object.fromEntries(query.data.ids.flatMap((id) => (all[id] ? [[id, all[id]]] : [])))
    return c.json(asked, 200, { "cache-control": "public, max-age=15" })
  })
