import { Hono } from "hono"
import * as v from "valibot"
import { address } from "../contract/address"
import { maxDays, type PoolHistoryWire, poolHistoryQuery } from "../contract/charts"
import type { PoolsWire } from "../contract/pools"
import { dayMs, firstDayOf } from "../database/settled-game"
import { type PlaySource, readPlays } from "./play-source"
import { unavailable } from "./replies"
import { sharedAnswer } from "./shared-answer"

/** @throws when the chain cannot be read. */
export type PoolSource = (maxAgeMs?: number) => Promise<PoolsWire>

const freshMs = 5_000
/** For who has just seen a jackpot paid. */
const afterJackpotMs = 1_000

/** One look at the chain for everybody, every five seconds at most. */
export const sharedPools = (pools: PoolSource, nowMs?: () => number): PoolSource => sharedAnswer(pools, freshMs, nowMs)

export interface PoolPorts {
  /** Shared by its readers. */
  pools: PoolSource
  plays: PlaySource<"poolDays">
  /** The configured pool of each token. */
  addresses: readonly { mint: string; address: string }[]
  nowMs?: () => number
}

/** What the pools hold, for pages that load no chain code, and what they held. */
export function poolRoutes({ pools, plays, addresses, nowMs = Date.now }: PoolPorts): Hono {
  return new Hono()
    .get("/", async (c) => {
      const hasNews = c.req.query("fresh") !== undefined
      try {
        if (hasNews) return c.json(await pools(afterJackpotMs), 200, { "cache-control": "no-store" })
        return c.json(await pools(), 200, { "cache-control": "public, max-age=5" })
      } catch (cause) {
        return unavailable(c, cause, "The pools are not available at the moment.", 5)
      }
    })
    .get("/:mint/history", async (c) => {
      const token = c.req.param("mint")
      const query = v.safeParse(poolHistoryQuery, c.req.query())
      if (!v.is(address, token) || !query.success)
        return c.json({ error: `The path names a mint. Optional query: days (1 to ${maxDays}).` }, 400)
      try {
        const own = addresses.find(({ mint }) => mint === token)?.address
        const history = await historyOf(plays, { token, own }, firstDayOf(query.output.days, nowMs()))
        return c.json(history, 200, { "cache-control": "public, max-age=30" })
      } catch (cause) {
        return unavailable(c, cause, "The pool's history is not available at the moment.")
      }
    })
}

/** Anybody may bet here from a pool of their own. Of a token without a configured pool, the one that was used last. */
async function historyOf(
  plays: PlaySource<"poolDays">,
  { token, own }: { token: string; own: string | undefined },
  firstDay: number,
): Promise<PoolHistoryWire> {
  const { queries, asOf } = await readPlays(plays)
  const rows = await queries.poolDays(token, firstDay)
  const pool = own ?? rows.at(-1)?.pool
  return {
    token,
    days: rows
      .filter((row) => row.pool === pool)
      .map((row) => ({
        day_ms: row.day * dayMs,
        plays: row.plays,
        liquidity: String(row.liquidity),
        wagered: String(row.wagered),
        paid: String(row.paid),
        pool_fees: String(row.poolFees),
        result: String(row.wagered + row.poolFees - row.paid),
      })),
    ...asOf,
  }
}
