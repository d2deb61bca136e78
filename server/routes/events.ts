import { Hono } from "hono"
import { compress } from "hono/compress"
import * as v from "valibot"
import { address } from "../contract/address"
import type { SettledGamesWire } from "../contract/settled-games"
import { maxItemsPerPage } from "../contract/settled-games-query"
import type { SettledGame } from "../database/play-store"
import type { PlaySource } from "./stats"

const whole = (least: number, most: number, usual: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(least), v.maxValue(most)), usual)
const settledQuery = v.object({
  creator: v.optional(address),
  user: v.optional(address),
  itemsPerPage: whole(1, maxItemsPerPage, "100"),
  page: whole(0, 10_000, "0"),
})

/** The settled plays of this casino, newest first, page by page. */
export const eventRoutes = (plays: PlaySource, ours: string) =>
  new Hono().get("/settledGames", compress(), async (c) => {
    const query = v.safeParse(settledQuery, c.req.query())
    if (!query.success) {
      const asked = "creator= and user= (addresses), itemsPerPage= (1 to 200) and page= (0 to 10000)"
      return c.json({ error: `Optional query: ${asked}.` }, 400)
    }
    const { creator = ours, user, itemsPerPage, page } = query.output
    if (creator !== ours) return c.json({ error: `Only the plays of ${ours} are kept here.` }, 404)
    try {
      const store = await plays()
      if (!(await store.head())) throw new Error("The chain was not read yet.")
      const { games, total } = await store.page({ size: itemsPerPage, page, ...(user && { player: user }) })
      const answer: SettledGamesWire & { total: number } = { results: games.map(onWire), total }
      return c.json(answer, 200, { "cache-control": "public, max-age=5" })
    } catch {
      return c.json({ error: "The plays are not available at the moment." }, 503, { "retry-after": "10" })
    }
  })

const onWire = ({ signature, player, creator, token, wager, payout, jackpot, multiplierBps, timeMs }: SettledGame) => ({
  signature,
  user: player,
  creator,
  token,
  wager: String(wager),
  payout: String(payout),
  jackpot: String(jackpot),
  multiplier_bps: multiplierBps,
  time: timeMs,
})
