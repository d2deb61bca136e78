import { Hono } from "hono"
import * as v from "valibot"
import { solMint } from "../contract/config"
import { type LeaderboardWire, leaderboardQuery, maxLeaders } from "../contract/leaderboard"
import type { LeaderboardPeriod } from "../contract/leaderboard-period"
import type { LeadersSince } from "../database/play-queries"
import { firstDayOf, firstHourOf } from "../database/settled-game"
import { type PlaySource, readPlays } from "./play-source"
import { unavailable } from "./replies"
import { sharedAnswer } from "./shared-answer"

const freshMs = 5_000

/** Whole UTC days and hours, today and this hour included: the roll-ups count by them. */
const since: Record<LeaderboardPeriod, (nowMs: number) => LeadersSince> = {
  alltime: () => null,
  "30d": (nowMs) => ({ day: firstDayOf(30, nowMs) }),
  "7d": (nowMs) => ({ day: firstDayOf(7, nowMs) }),
  "24h": (nowMs) => ({ hour: firstHourOf(24, nowMs) }),
}

/** The players who wagered most. `tokens` are the mints that can be asked for. */
export function leaderboardRoutes(
  plays: PlaySource<"leaders">,
  tokens: readonly string[],
  nowMs: () => number = Date.now,
): Hono {
  const answers = new Map<string, () => Promise<LeaderboardWire>>()

  function answerOf(token: string, period: LeaderboardPeriod) {
    const key = `${token} ${period}`
    const known = answers.get(key)
    if (known) return known
    const made = sharedAnswer(() => leadersOf(plays, token, since[period](nowMs())), freshMs, nowMs)
    answers.set(key, made)
    return made
  }

  return new Hono().get("/", async (c) => {
    const query = v.safeParse(leaderboardQuery, c.req.query())
    if (!query.success)
      return c.json({ error: "Required query: token, a mint. Optional: period=alltime, 30d, 7d or 24h." }, 400)
    const { token, period } = query.output
    if (!tokens.includes(token)) return c.json({ error: "This casino does not take that token." }, 404)
    try {
      return c.json(await answerOf(token, period)(), 200, { "cache-control": "public, max-age=5" })
    } catch (cause) {
      return unavailable(c, cause, "The leaderboard is not available at the moment.")
    }
  })
}

async function leadersOf(plays: PlaySource<"leaders">, token: string, since: LeadersSince): Promise<LeaderboardWire> {
  const { queries, asOf } = await readPlays(plays)
  const leaders = await queries.leaders({ token, since, limit: maxLeaders })
  const among = leaders.map(({ player }) => player)
  const inSol = token === solMint ? leaders : await queries.leaders({ token: solMint, since, limit: maxLeaders, among })
  const solOf = new Map(inSol.map(({ player, wagered }) => [player, wagered]))
  return {
    entries: leaders.map(({ player, wagered, plays: count }) => ({
      user: player,
      wagered: String(wagered),
      sol_volume: String(solOf.get(player) ?? 0n),
      plays: count,
    })),
    asOfMs: asOf.as_of,
    complete: asOf.complete,
  }
}
