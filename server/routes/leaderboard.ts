import { Hono } from "hono"
import * as v from "valibot"
import { type LeaderboardWire, leaderboardQuery, maxLeaders } from "../contract/leaderboard"
import type { LeaderboardPeriod } from "../contract/leaderboard-period"
import { sharedAnswer } from "./shared-answer"
import type { PlaySource } from "./stats"

/** The plays of a period are counted for it. */
const freshMs = 30_000
const hourMs = 3_600_000
const lengths: Record<LeaderboardPeriod, number | null> = {
  alltime: null,
  "30d": 30 * 24 * hourMs,
  "7d": 7 * 24 * hourMs,
  "24h": 24 * hourMs,
}

/** The players who wagered most. `tokens` are the mints that can be asked for. */
export function leaderboardRoutes(plays: PlaySource, tokens: readonly string[], nowMs: () => number = Date.now): Hono {
  const answers = new Map<string, () => Promise<LeaderboardWire>>()

  function answerOf(token: string, period: LeaderboardPeriod) {
    const key = `${token} ${period}`
    const known = answers.get(key)
    if (known) return known
    const length = lengths[period]
    const made = sharedAnswer(() => leadersOf(plays, token, length === null ? 0 : nowMs() - length), freshMs, nowMs)
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
      return c.json(await answerOf(token, period)(), 200, { "cache-control": "public, max-age=30" })
    } catch {
      return c.json({ error: "The leaderboard is not available at the moment." }, 503, { "retry-after": "10" })
    }
  })
}

async function leadersOf(plays: PlaySource, token: string, sinceMs: number): Promise<LeaderboardWire> {
  const store = await plays()
  const [head, unread, leaders] = await Promise.all([
    store.head(),
    store.unread(),
    store.leaders({ token, sinceMs, limit: maxLeaders }),
  ])
  if (!head) throw new Error("The chain was not read yet.")
  return {
    entries: leaders.map(({ player, wagered, plays: count }) => ({
      user: player,
      wagered: String(wagered),
      plays: count,
    })),
    asOfMs: head.readAtMs,
    complete: unread.length === 0,
  }
}
