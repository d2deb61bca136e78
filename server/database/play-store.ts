import { and, count, countDistinct, desc, eq, gte, sql, sum } from "drizzle-orm"
import type { Database } from "./open-database"
import { readHeads, settledGames, unreadSpans } from "./schema"

/** Whose plays, on which chain. */
export interface PlaySource {
  /** The genesis hash. */
  chain: string
  creator: string
}

export type SettledGame = Omit<typeof settledGames.$inferSelect, "chain">
export type UnreadSpan = Pick<typeof unreadSpans.$inferSelect, "id" | "before" | "until">

/** What was read in one go: its plays, and what it leaves to be read below. */
export interface ReadPage {
  games: readonly SettledGame[]
  /** The last signature of a page that has more below it, with where that ends. */
  rest: { before: string; until: string | null } | null
}

export interface Leader {
  player: string
  /** In the token's smallest unit. */
  wagered: bigint
  plays: number
}

export interface PlayTotals {
  plays: number
  players: number
  /** Of the plays in the asked token alone, in its smallest unit. */
  volume: bigint
}

/**
 * The settled plays, and how far the chain was read. A page and the mark that it was read are one transaction, and a
 * play that is known is not written again: a kill or a second process loses and doubles nothing.
 */
export class PlayStore {
  constructor(
    private readonly database: Database,
    private readonly source: PlaySource,
  ) {}

  private get db() {
    return this.database.db
  }

  /** Null before the chain was read for the first time. */
  async head(): Promise<{ newest: string | null; readAtMs: number } | null> {
    const { newest, readAtMs } = readHeads
    const [head] = await this.db.select({ newest, readAtMs }).from(readHeads).where(this.ours(readHeads))
    return head ?? null
  }

  /** The newest first. */
  async unread(): Promise<UnreadSpan[]> {
    const { id, before, until } = unreadSpans
    return this.db
      .select({ id, before, until })
      .from(unreadSpans)
      .where(this.ours(unreadSpans))
      .orderBy(desc(unreadSpans.id))
  }

  /** Keeps the newest page; `newest` is null when there was nothing new. */
  async saveNews(page: ReadPage, newest: string | null, readAtMs: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await insertGames(tx, this.source, page.games)
      if (page.rest) await tx.insert(unreadSpans).values({ ...this.source, ...page.rest })
      await tx
        .insert(readHeads)
        .values({ ...this.source, newest, readAtMs })
        .onConflictDoUpdate({
          target: [readHeads.chain, readHeads.creator],
          set: { readAtMs, ...(newest !== null && { newest }) },
        })
    })
  }

  /** Keeps a page of a span; without a rest the span is done. */
  async saveSpan(id: number, { games, rest }: ReadPage): Promise<void> {
    await this.db.transaction(async (tx) => {
      await insertGames(tx, this.source, games)
      const span = eq(unreadSpans.id, id)
      if (rest) await tx.update(unreadSpans).set({ before: rest.before }).where(span)
      else await tx.delete(unreadSpans).where(span)
    })
  }

  async totals(token: string): Promise<PlayTotals> {
    const [row] = await this.db
      .select({
        plays: count(),
        players: countDistinct(settledGames.player),
        volume: sql<string | null>`sum(${settledGames.wager}) filter (where ${settledGames.token} = ${token})`,
      })
      .from(settledGames)
      .where(this.ours(settledGames))
    return { plays: row?.plays ?? 0, players: row?.players ?? 0, volume: BigInt(row?.volume ?? 0) }
  }

  /** Newest first, with how many there are in all. */
  async page(asked: { player?: string; size: number; page: number }): Promise<{ games: SettledGame[]; total: number }> {
    const whose = asked.player === undefined ? undefined : eq(settledGames.player, asked.player)
    const where = and(this.ours(settledGames), whose)
    const [[counted], games] = await Promise.all([
      this.db.select({ total: count() }).from(settledGames).where(where),
      this.db
        .select()
        .from(settledGames)
        .where(where)
        .orderBy(desc(settledGames.slot), desc(settledGames.signature), desc(settledGames.eventIndex))
        .limit(asked.size)
        .offset(asked.page * asked.size),
    ])
    return { games: games.map(({ chain: _, ...game }) => game), total: counted?.total ?? 0 }
  }

  /** What each player wagered in each token. */
  async wagers(): Promise<{ player: string; token: string; wagered: bigint }[]> {
    const { player, token } = settledGames
    const rows = await this.db
      .select({ player, token, wagered: sum(settledGames.wager) })
      .from(settledGames)
      .where(this.ours(settledGames))
      .groupBy(player, token)
    return rows.map((row) => ({ ...row, wagered: BigInt(row.wagered ?? 0) }))
  }

  /** Who wagered most in `token` since a moment, highest first. */
  async leaders(asked: { token: string; sinceMs: number; limit: number }): Promise<Leader[]> {
    const { player, token, timeMs, wager } = settledGames
    const wagered = sum(wager)
    const rows = await this.db
      .select({ player, wagered, plays: count() })
      .from(settledGames)
      .where(and(this.ours(settledGames), eq(token, asked.token), gte(timeMs, asked.sinceMs)))
      .groupBy(player)
      .orderBy(desc(wagered), player)
      .limit(asked.limit)
    return rows.map((row) => ({ ...row, wagered: BigInt(row.wagered ?? 0) }))
  }

  private ours(table: typeof settledGames | typeof readHeads | typeof unreadSpans) {
    return and(eq(table.chain, this.source.chain), eq(table.creator, this.source.creator))
  }
}

type Transaction = Parameters<Parameters<Database["db"]["transaction"]>[0]>[0]

async function insertGames(tx: Transaction, { chain }: PlaySource, games: readonly SettledGame[]) {
  if (games.length === 0) return
  await tx
    .insert(settledGames)
    .values(games.map((game) => ({ chain, ...game })))
    .onConflictDoNothing()
}
