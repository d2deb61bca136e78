import { and, desc, eq, gte, sql } from "drizzle-orm"
import { settledGames } from "./play-schema"
import type { PlayStore } from "./play-store"
import { hourMs } from "./settled-game"

/** No slot of the network is shorter, so that a time names a slot before which nothing can have happened since. */
const shortestSlotMs = 300

export interface HourRow {
  /** Counted from 1970 in UTC. */
  hour: number
  plays: number
  wagered: bigint
  paid: bigint
  /** The part of `wagered` that was paid from bonus. */
  bonus: bigint
}

export interface HourFilter {
  token: string
  /** The first hour. */
  since: number
  player?: string | undefined
  game?: string | undefined
}

/** Hours with plays. It reads the plays of these hours by an index over slots: roll-ups by hour do not hold payouts. */
export async function playsByHour(store: PlayStore, { token, since, player, game }: HourFilter): Promise<HourRow[]> {
  const { sourceId, slot, id, timeMs, wager, payout, bonusUsed } = settledGames
  const { db } = store.database
  const ofToken = and(
    eq(sourceId, store.sourceId),
    eq(settledGames.token, token),
    player === undefined ? undefined : eq(settledGames.player, player),
    game === undefined ? undefined : eq(settledGames.game, game),
  )
  const [newest] = await db
    .select({ slot, timeMs })
    .from(settledGames)
    .where(ofToken)
    .orderBy(desc(slot), desc(id))
    .limit(1)
  const sinceMs = since * hourMs
  if (!newest || newest.timeMs < sinceMs) return []
  const firstSlot = newest.slot - Math.ceil((newest.timeMs - sinceMs) / shortestSlotMs)
  const hour = sql<string>`${timeMs} / ${sql.raw(`${hourMs}`)}`
  const rows = await db
    .select({
      hour: hour.as("hour"),
      plays: sql<string>`count(*)`,
      wagered: sql<string>`sum(${wager})`,
      paid: sql<string>`sum(${payout})`,
      bonus: sql<string>`coalesce(sum(${bonusUsed}), 0)`,
    })
    .from(settledGames)
    .where(and(ofToken, gte(slot, firstSlot), gte(timeMs, sinceMs)))
    .groupBy(sql`hour`)
    .orderBy(sql`hour`)
  return rows.map((row) => ({
    hour: Number(row.hour),
    plays: Number(row.plays),
    wagered: BigInt(row.wagered),
    paid: BigInt(row.paid),
    bonus: BigInt(row.bonus),
  }))
}
