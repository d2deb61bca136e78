import { type Context, Hono } from "hono"
import * as v from "valibot"
import { address } from "../contract/address"
import { maxDays, type PlayerDaysWire, playerDaysQuery } from "../contract/charts"
import type { PlayerStatsWire } from "../contract/players"
import { chartPeriods, playerSeriesQuery } from "../contract/series"
import { firstDayOf } from "../database/settled-game"
import { filledDays } from "./filled-days"
import { type PlaySource, readPlays } from "./play-source"
import { unavailable } from "./replies"
import { seriesOf } from "./series"

const fresh = { "cache-control": "public, max-age=2" }

/** What single players did, from the roll-ups of their plays. */
export function playerRoutes(
  plays: PlaySource<"ofPlayer" | "newestOf" | "daily" | "playerDays" | "hours">,
  nowMs: () => number = Date.now,
): Hono {
  const notAvailable = (c: Context, cause: unknown) =>
    unavailable(c, cause, "The player's statistics are not available at the moment.")

  return new Hono()
    .get("/:address", async (c) => {
      const user = c.req.param("address")
      if (!v.is(address, user)) return c.json({ error: "This is not a wallet address." }, 400)
      return statsOf(plays, user).then(
        (stats) => c.json(stats, 200, fresh),
        (cause) => notAvailable(c, cause),
      )
    })
    .get("/:address/daily", async (c) => {
      const user = c.req.param("address")
      if (!v.is(address, user)) return c.json({ error: "This is not a wallet address." }, 400)
      const query = v.safeParse(playerDaysQuery, c.req.query())
      if (!query.success)
        return c.json({ error: `Required query: token, a mint. Optional: days (1 to ${maxDays}).` }, 400)
      return daysOf(plays, user, query.output, nowMs()).then(
        (days) => c.json(days, 200, fresh),
        (cause) => notAvailable(c, cause),
      )
    })
    .get("/:address/series", async (c) => {
      const player = c.req.param("address")
      if (!v.is(address, player)) return c.json({ error: "This is not a wallet address." }, 400)
      const query = v.safeParse(playerSeriesQuery, c.req.query())
      if (!query.success)
        return c.json({ error: `Required query: token, a mint. Optional: period (${chartPeriods.join(", ")}).` }, 400)
      return seriesOf(plays, { ...query.output, player }, nowMs()).then(
        (series) => c.json(series, 200, fresh),
        (cause) => notAvailable(c, cause),
      )
    })
}

async function statsOf(plays: PlaySource<"ofPlayer" | "newestOf">, user: string): Promise<PlayerStatsWire> {
  const { queries, asOf } = await readPlays(plays)
  const rows = await queries.ofPlayer(user)
  type Row = (typeof rows)[number]
  const byToken = new Map<string, Row>()
  for (const row of rows) {
    const sum = byToken.get(row.token)
    byToken.set(row.token, sum ? merged(sum, row) : row)
  }
  const tally = (row: Row) => ({
    token: row.token,
    plays: row.plays,
    wins: row.wins,
    pushes: row.pushes,
    wagered: String(row.wagered),
    paid: String(row.paid),
    jackpots: String(row.jackpots),
    bonus: String(row.bonus),
    best_multiplier_bps: row.bestMultiplierBps,
    first_ms: row.firstMs,
    last_ms: row.lastMs,
  })
  return {
    user,
    tokens: [...byToken.values()].slice(0, 100).map(tally),
    games: rows.map((row) => ({ ...tally(row), game: row.game })),
    newest: await queries.newestOf(user),
    ...asOf,
  }
}

type Totals = Awaited<ReturnType<Awaited<ReturnType<PlaySource<"ofPlayer">>>["ofPlayer"]>>[number]

const merged = (one: Totals, other: Totals): Totals => ({
  ...one,
  plays: one.plays + other.plays,
  wins: one.wins + other.wins,
  pushes: one.pushes + other.pushes,
  wagered: one.wagered + other.wagered,
  paid: one.paid + other.paid,
  jackpots: one.jackpots + other.jackpots,
  bonus: one.bonus + other.bonus,
  bestMultiplierBps: Math.max(one.bestMultiplierBps, other.bestMultiplierBps),
  firstMs: Math.min(one.firstMs, other.firstMs),
  lastMs: Math.max(one.lastMs, other.lastMs),
})

async function daysOf(
  plays: PlaySource<"playerDays">,
  user: string,
  { token, days }: v.InferOutput<typeof playerDaysQuery>,
  nowMs: number,
): Promise<PlayerDaysWire> {
  const { queries, asOf } = await readPlays(plays)
  const rows = await queries.playerDays(user, token, firstDayOf(days, nowMs))
  const none = { plays: 0, wins: 0, wagered: 0n, paid: 0n, bonus: 0n, bestMultiplierBps: 0 }
  return {
    days: filledDays(rows, days, nowMs, none).map(({ day_ms, row }) => ({
      day_ms,
      plays: row.plays,
      wins: row.wins,
      wagered: String(row.wagered),
      paid: String(row.paid),
      bonus: String(row.bonus),
      best_multiplier_bps: row.bestMultiplierBps,
    })),
    ...asOf,
  }
}
