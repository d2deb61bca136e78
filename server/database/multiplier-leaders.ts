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

/** Wins that are looked at, the highest multipliers first: those of who leads are among them. */
const mostRead = 2_000

/** The best win of each player since a time, of 10x and more: they are few, and the index that they have answers alone who leads. */
export async function multiplierLeaders(
  { database: { db }, sourceId }: PlayStore,
  { token, sinceMs, minWager, limit }: MultiplierLeadersAsked,
): Promise<MultiplierLeader[]> {
  const { id, player, multiplierBps, wager, game, timeMs } = settledGames
  const highest = db
    .select({ id, player, multiplierBps, wager })
    .from(settledGames)
    .where(
      and(
        eq(settledGames.sourceId, sourceId),
        eq(settledGames.token, token),
        gte(timeMs, sinceMs),
        gte(wager, minWager),
        // As the partial index says it, so that the planner may use it.
        sql`${multiplierBps} >= 100000`,
      ),
    )
    .orderBy(desc(multiplierBps), desc(wager), id)
    .limit(mostRead)
    .as("highest")
  const best = db
    .selectDistinctOn([highest.player])
    .from(highest)
    .orderBy(highest.player, desc(highest.multiplierBps), desc(highest.wager), highest.id)
    .as("best")
  const top = db
    .select({ id: best.id })
    .from(best)
    .orderBy(desc(best.multiplierBps), desc(best.wager), best.id)
    .limit(limit)
    .as("top")
  return db
    .select({ player, multiplierBps, wager, game, timeMs })
    .from(settledGames)
    .innerJoin(top, eq(id, top.id))
    .orderBy(desc(multiplierBps), desc(wager), id)
}
