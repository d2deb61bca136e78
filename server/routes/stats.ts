import { Hono } from "hono"
import * as v from "valibot"
import { address } from "../contract/address"
import { type PlatformStatsWire, solText } from "../contract/stats"
import type { PlayStore } from "../database/play-store"
import { sharedAnswer } from "./shared-answer"

/**
 * What was read of this casino's plays.
 * @throws when there is no database, or the chain was never read.
 */
export type PlaySource = () => Promise<Pick<PlayStore, "head" | "unread" | "totals" | "page" | "wagers" | "leaders">>

/** Whole tables are counted for it. */
const freshMs = 5_000
const solMint = "So11111111111111111111111111111111111111112"
const statsQuery = v.object({ creator: address })

/** All plays of this casino in a few figures. */
export function statsRoutes(plays: PlaySource, ours: string, nowMs?: () => number): Hono {
  const read = sharedAnswer(() => statsOf(plays), freshMs, nowMs)
  return new Hono().get("/", async (c) => {
    const query = v.safeParse(statsQuery, c.req.query())
    if (!query.success) return c.json({ error: "Required query: creator, the wallet address of a casino." }, 400)
    if (query.output.creator !== ours) return c.json({ error: `Only the plays of ${ours} are kept here.` }, 404)
    try {
      return c.json(await read(), 200, { "cache-control": "public, max-age=5" })
    } catch {
      return c.json({ error: "The statistics are not available at the moment." }, 503, { "retry-after": "10" })
    }
  })
}

async function statsOf(plays: PlaySource): Promise<PlatformStatsWire> {
  const store = await plays()
  const [head, unread, totals] = await Promise.all([store.head(), store.unread(), store.totals(solMint)])
  if (!head) throw new Error("The chain was not read yet.")
  return {
    sol_volume: solText(totals.volume),
    plays: totals.plays,
    total_games: totals.plays,
    players: totals.players,
    as_of: head.readAtMs,
    complete: unread.length === 0,
  }
}
