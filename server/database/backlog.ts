import { and, count, eq, sql } from "drizzle-orm"
import { missingTransactions, settledGames, unreadSpans } from "./play-schema"
import { maxAttempts, type PlayStore } from "./play-store"

export interface Backlog {
  /** Plays that the cluster may still roll back. */
  notFinal: number
  /** Transactions that a node named and did not return yet. */
  missing: number
  /** Of these, those that are asked for once a day only. */
  givenUp: number
  /** Ranges of the chain that are still to be read. */
  unreadSpans: number
}

/** What is left to be read and to become final. */
export async function backlogOf({ database: { db }, sourceId }: PlayStore): Promise<Backlog> {
  const [notFinal, [missing], spans] = await Promise.all([
    db.$count(settledGames, and(eq(settledGames.sourceId, sourceId), eq(settledGames.finalized, false))),
    db
      .select({
        all: count(),
        givenUp: sql<string>`count(*) filter (where ${missingTransactions.attempts} >= ${maxAttempts})`,
      })
      .from(missingTransactions)
      .where(eq(missingTransactions.sourceId, sourceId)),
    db.$count(unreadSpans, eq(unreadSpans.sourceId, sourceId)),
  ])
  return { notFinal, missing: missing?.all ?? 0, givenUp: Number(missing?.givenUp ?? 0), unreadSpans: spans }
}
