import { Hono } from "hono"
import { safeParse } from "zod/mini"
import { type Prices, pricesQuery } from "../contract/prices"
import type { PriceSource } from "../prices/coingecko"

/** Prices in US dollars, in the price service's own shape; a coin whose price nobody knows is left out. */
export const priceRoutes = (source: PriceSource) =>
  new Hono().get("/coingecko", async (c) => {
    const query = safeParse(pricesQuery, c.req.query())
    if (!query.success) return c.json({ error: "Ask for ids=solana,usd-coin and vs_currencies=usd." }, 400)
    const all = await source()
    const asked: Prices = Object.fromEntries(query.data.ids.flatMap((id) => (all[id] ? [[id, all[id]]] : [])))
    return c.json(asked, 200, { "cache-control": "public, max-age=15" })
  })
