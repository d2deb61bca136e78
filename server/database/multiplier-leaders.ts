import { and, desc, eq, gte, sql } from "drizzle-orm"
import { settledGames } from "./play-schema"
import type { PlayStore } from "./play-store"

export interface MultiplierLeadersAsked {
  token: string
  sinceMs: number
  minWager: bigint
  limit: number
}

export interface MultiplierLeader {
  player: string
  multiplierBps: number
  wager: bigint
  game: string
  timeMs: number
}

/**
 * The best win of each player since a time, of 10x and more. Wins are read the highest first: four for each place, and more
 * where a few players hold them all.
 */
export async function multiplierLeaders(store: PlayStore, asked: MultiplierLeadersAsked): Promise<MultiplierLeader[]> {
  for (let most = asked.limit * 4; ; most *= 8) {
    const wins = await highestWins(store, asked, most)
    const best = new Map<string, MultiplierLeader>()
    for (const win of wins) if (!best.has(win.player)) best.set(win.player, win)
    if (best.size >= asked.limit || wins.length < most) return [...best.values()].slice(0, asked.limit)
  }
}

/** The index of wins from 10x on alone says which they are. */
function highestWins({ database: { db }, sourceId }: PlayStore, asked: MultiplierLeadersAsked, most: number) {
  const { id, player, multiplierBps, wager, game, timeMs } = settledGames
  const highest = db
    .select({ id })
    .from(settledGames)
    .where(
      and(
        eq(settledGames.sourceId, sourceId),
        eq(settledGames.token, asked.token),
        gte(timeMs, asked.sinceMs),
        gte(wager, asked.minWager),
        // As the partial index says it, so that the planner may use it.
        sql`${multiplierBps} >= 100000`,
      ),
    )
    .orderBy(desc(multiplierBps), desc(wager), id)
    .limit(most)
    .as("highest")
  return db
    .select({ player, multiplierBps, wager, game, timeMs })
    .from(settledGames)
    .innerJoin(highest, eq(id, highest.id))
    .orderBy(desc(multiplierBps), desc(wager), id)
}
