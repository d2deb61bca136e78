import { type Context, Hono } from "hono"
import * as v from "valibot"
import { address } from "../contract/address"
import { type DailyStatsWire, dailyStatsQuery, type GameStatsWire, gameStatsQuery, maxDays } from "../contract/charts"
import { solMint } from "../contract/config"
import { chartPeriods, seriesQuery } from "../contract/series"
import { type PlatformStatsWire, solText } from "../contract/stats"
import { firstDayOf } from "../database/settled-game"
import { filledDays } from "./filled-days"
import { type PlaySource, readPlays } from "./play-source"
import { unavailable } from "./replies"
import { seriesOf } from "./series"
import { sharedAnswer } from "./shared-answer"

const freshMs = 1_000
const statsQuery = v.object({ creator: address })
const headers = { "cache-control": "public, max-age=5" }

export interface StatsPorts {
  plays: PlaySource<"totals" | "creatorFees" | "daily" | "playerDays" | "hours" | "games">
  /** The operator's wallet, whose plays these are. */
  owner: string
  /** The mints that this casino takes. A stranger's pool may pay in a token without a price. */
  tokens: readonly string[]
  nowMs?: () => number
}

/** All plays of this casino in a few figures, by day and by game. */
export function statsRoutes({ plays, owner, tokens, nowMs = Date.now }: StatsPorts): Hono {
  const read = sharedAnswer(() => statsOf(plays, tokens), freshMs, nowMs)
  const notAvailable = (c: Context, cause: unknown) =>
    unavailable(c, cause, "The statistics are not available at the moment.")

  return new Hono()
    .get("/", async (c) => {
      const query = v.safeParse(statsQuery, c.req.query())
      if (!query.success) return c.json({ error: "Required query: creator, the wallet address of a casino." }, 400)
      if (query.output.creator !== owner) return c.json({ error: `Only the plays of ${owner} are stored here.` }, 404)
      return read().then(
        (stats) => c.json(stats, 200, headers),
        (cause) => notAvailable(c, cause),
      )
    })
    .get("/daily", async (c) => {
      const query = v.safeParse(dailyStatsQuery, c.req.query())
      if (!query.success)
        return c.json({ error: `Required query: token, a mint. Optional: days (1 to ${maxDays}) and game.` }, 400)
      return dailyOf(plays, query.output, nowMs()).then(
        (daily) => c.json(daily, 200, headers),
        (cause) => notAvailable(c, cause),
      )
    })
    .get("/series", async (c) => {
      const query = v.safeParse(seriesQuery, c.req.query())
      if (!query.success)
        return c.json(
          { error: `Required query: token, a mint. Optional: period (${chartPeriods.join(", ")}) and game.` },
          400,
        )
      return seriesOf(plays, query.output, nowMs()).then(
        (series) => c.json(series, 200, headers),
        (cause) => notAvailable(c, cause),
      )
    })
    .get("/games", async (c) => {
      const query = v.safeParse(gameStatsQuery, c.req.query())
      if (!query.success) return c.json({ error: "Required query: token, a mint." }, 400)
      return gamesOf(plays, query.output.token).then(
        (games) => c.json(games, 200, headers),
        (cause) => notAvailable(c, cause),
      )
    })
}

async function statsOf(
  plays: PlaySource<"totals" | "creatorFees">,
  tokens: readonly string[],
): Promise<PlatformStatsWire> {
  const { queries, asOf } = await readPlays(plays)
  const [totals, fees] = await Promise.all([queries.totals(solMint), queries.creatorFees()])
  return {
    sol_volume: solText(totals.volume),
    plays: totals.plays,
    total_games: totals.plays,
    players: totals.players,
    creator_fees: fees
      .filter(({ token }) => tokens.includes(token))
      .map(({ token, amount }) => ({ token, amount: String(amount) })),
    ...asOf,
  }
}

type Asked<T extends v.GenericSchema> = v.InferOutput<T>

async function dailyOf(
  plays: PlaySource<"daily">,
  { token, days, game }: Asked<typeof dailyStatsQuery>,
  nowMs: number,
): Promise<DailyStatsWire> {
  const { queries, asOf } = await readPlays(plays)
  const rows = await queries.daily(token, firstDayOf(days, nowMs), game)
  const none = { plays: 0, players: game === undefined ? 0 : null, wagered: 0n, paid: 0n, bonus: 0n }
  return {
    days: filledDays(rows, days, nowMs, none).map(({ day_ms, row }) => ({
      day_ms,
      plays: row.plays,
      players: row.players,
      wagered: String(row.wagered),
      paid: String(row.paid),
    })),
    ...asOf,
  }
}

async function gamesOf(plays: PlaySource<"games">, token: string): Promise<GameStatsWire> {
  const { queries, asOf } = await readPlays(plays)
  const games = await queries.games(token)
  return {
    games: games.map((row) => ({ ...row, wagered: String(row.wagered), paid: String(row.paid) })),
    ...asOf,
  }
}
