import { and, desc, eq, gte, inArray, sql } from "drizzle-orm"
import { settledGames } from "./play-schema"
import type { PlayStore } from "./play-store"

export interface BigWin {
  signature: string
  game: string
  token: string
  wager: bigint
  payout: bigint
  multiplierBps: number
  timeMs: number
}

/** Plays of 10x and more are few and have an index of their own; of lower wins the newest ones are looked at. */
const mostRead = 2_000
/** Wins of one multiplier that are ordered by what they paid. */
const mostEqual = 100

/** The wins since a time with the highest multiplier of all, in the tokens that are named. It reads a bounded number of plays. */
export async function biggestWins(store: PlayStore, sinceMs: number, tokens: readonly string[]): Promise<BigWin[]> {
  if (tokens.length === 0) return []
  const tenfold = await highestOf(store, sinceMs, tokens, sql`${settledGames.multiplierBps} >= 100000`)
  return tenfold.length > 0 ? tenfold : highestOf(store, sinceMs, tokens, sql`${settledGames.multiplierBps} > 10000`)
}

async function highestOf(store: PlayStore, sinceMs: number, tokens: readonly string[], above: ReturnType<typeof sql>) {
  const { sourceId, slot, id, outcome } = settledGames
  const { db } = store.database
  // The newest ones before the time: a time that nothing happened since would read every play there is.
  const newest = db
    .select()
    .from(settledGames)
    .where(and(eq(sourceId, store.sourceId), eq(outcome, 1), above))
    .orderBy(desc(slot), desc(id))
    .limit(mostRead)
    .as("newest")
  const { signature, game, token, wager, payout, multiplierBps, timeMs } = newest
  const rows = await db
    .select({ signature, game, token, wager, payout, multiplierBps, timeMs })
    .from(newest)
    .where(and(gte(timeMs, sinceMs), inArray(token, [...tokens])))
    .orderBy(desc(multiplierBps), desc(payout))
    .limit(mostEqual)
  return rows.filter((row) => row.multiplierBps === rows[0]?.multiplierBps)
}
