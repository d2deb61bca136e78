import { Hono } from "hono"
import * as v from "valibot"
import { coinIds, type Prices } from "../contract/prices"
import type { PriceSource } from "../prices/coingecko"

const pricesQuery = v.object({
  ids: v.pipe(
    v.string(),
    v.transform((text) => text.split(",")),
    v.array(v.picklist(coinIds)),
    v.minLength(1),
    v.maxLength(coinIds.length),
  ),
  vs_currencies: v.literal("usd"),
})

/** Prices in US dollars, in the price service's own shape; a coin of unknown price is left out. */
export const priceRoutes = (source: PriceSource) =>
  new Hono().get("/coingecko", async (c) => {
    const query = v.safeParse(pricesQuery, c.req.query())
    if (!query.success) return c.json({ error: "Required query: ids=solana,usd-coin and vs_currencies=usd." }, 400)
    const all = await source()
    const asked: Prices = Object.fromEntries(query.output.ids.flatMap((id) => (all[id] ? [[id, all[id]]] : [])))
    return c.json(asked, 200, { "cache-control": "public, max-age=15" })
  })
