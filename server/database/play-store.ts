import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from "drizzle-orm"
import { betArrayIds } from "./bet-arrays"
import { linkCommitments, linkKnownGames, linkOpenBets, placeBets, reopenBets, type StoredGame } from "./bet-links"
import { databaseNowMs } from "./clock"
import type { Database, Transaction } from "./open-database"
import { missingTransactions, playSources, settledGames, unreadSpans } from "./play-schema"
import { countPlays, dropOldHours, recountExtremes } from "./roll-ups"
import { hourMs, type NewGame, outcomeOf, type ReadPage } from "./settled-game"
import { countShares, saveShares, uncountShares } from "./share-counts"

/** Whose plays, on which chain. */
export interface PlaySource {
  /** The genesis hash. */
  chain: string
  creator: string
}

export type UnreadSpan = Pick<typeof unreadSpans.$inferSelect, "id" | "before" | "until" | "forShares">

const shortestPauseMs = 1_000
const longestPauseMs = 3_600_000
/** About twenty hours of attempts, after which a transaction that no node returned is asked for once a day only. */
export const maxAttempts = 32
/** About four minutes, longer than a transaction that was rolled back can still land again: its blockhash has expired. */
const landingAttempts = 8
const dailyMs = 86_400_000
const rankedMs = 26 * 3_600_000

/**
 * The settled plays, and how far the chain was read. A page and the mark that it was read are one transaction, and a
 * play that is known is not written again: a kill or a second process loses and doubles nothing.
 */
export class PlayStore {
  private droppedAtHour: number | null = null

  private constructor(
    readonly database: Database,
    readonly source: PlaySource,
    readonly sourceId: number,
  ) {}

  static async open(database: Database, source: PlaySource): Promise<PlayStore> {
    const { db } = database
    const ours = and(eq(playSources.chain, source.chain), eq(playSources.creator, source.creator))
    const find = () => db.select({ id: playSources.id }).from(playSources).where(ours)
    let [found] = await find()
    if (!found) {
      await db.insert(playSources).values(source).onConflictDoNothing()
      found = (await find())[0]
    }
    if (!found) throw new Error("The source of the plays could not be stored.")
    return new PlayStore(database, source, found.id)
  }

  /** The plays of this creator that were read last, while no node says which chain this is; null without any. */
  static async lastRead(database: Database, creator: string): Promise<PlayStore | null> {
    const [found] = await database.db
      .select({ id: playSources.id, chain: playSources.chain })
      .from(playSources)
      .where(and(eq(playSources.creator, creator), isNotNull(playSources.readAtMs)))
      .orderBy(desc(playSources.readAtMs))
      .limit(1)
    return found ? new PlayStore(database, { chain: found.chain, creator }, found.id) : null
  }

  private get db() {
    return this.database.db
  }

  /** By the database's clock, as `lagMs`: the processes' own may differ. */
  async nowMs(): Promise<number> {
    const [now] = await this.db.select({ ms: databaseNowMs }).from(sql`(select 1) as one`)
    return Number(now?.ms)
  }

  /** How long ago the chain was read; null before the first time. */
  async lagMs(): Promise<number | null> {
    const lag = sql<string | null>`${databaseNowMs} - ${playSources.readAtMs}`
    const [row] = await this.db.select({ lag }).from(playSources).where(eq(playSources.id, this.sourceId))
    return row?.lag == null ? null : Math.max(0, Number(row.lag))
  }

  /** Null before the chain was read for the first time. */
  async head(): Promise<{ newest: string | null; readAtMs: number } | null> {
    const { newest, readAtMs } = playSources
    const [head] = await this.db.select({ newest, readAtMs }).from(playSources).where(eq(playSources.id, this.sourceId))
    return head?.readAtMs == null ? null : { newest: head.newest, readAtMs: head.readAtMs }
  }

  /** Of the first play that is stored; null without any. */
  async oldestSlot(): Promise<number | null> {
    const { slot, id } = settledGames
    const ours = eq(settledGames.sourceId, this.sourceId)
    const [oldest] = await this.db.select({ slot }).from(settledGames).where(ours).orderBy(asc(slot), asc(id)).limit(1)
    return oldest?.slot ?? null
  }

  /** The newest first. */
  async unread(): Promise<UnreadSpan[]> {
    const { id, before, until, forShares } = unreadSpans
    const ours = eq(unreadSpans.sourceId, this.sourceId)
    return this.db.select({ id, before, until, forShares }).from(unreadSpans).where(ours).orderBy(desc(id))
  }

  /** Stores the newest page; `newest` is null when there was nothing new. */
  async saveNews(page: ReadPage, newest: string | null, readAtMs: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await this.record(tx, page, readAtMs)
      if (page.rest) await tx.insert(unreadSpans).values({ sourceId: this.sourceId, ...page.rest })
      await tx
        .update(playSources)
        .set({ readAtMs, ...(newest !== null && { newest }) })
        .where(eq(playSources.id, this.sourceId))
      await this.dropHours(tx, readAtMs)
    })
  }

  /** Stores transactions that were read outside the pages, which may name them again. */
  async saveHinted(page: ReadPage, nowMs: number): Promise<void> {
    await this.db.transaction((tx) => this.record(tx, page, nowMs))
  }

  /** Stores a page of a span; without a rest the span is done. */
  async saveSpan(id: number, page: ReadPage, nowMs: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      await this.record(tx, page, nowMs)
      const span = eq(unreadSpans.id, id)
      if (page.rest) await tx.update(unreadSpans).set({ before: page.rest.before }).where(span)
      else await tx.delete(unreadSpans).where(span)
    })
  }

  /** Missing transactions that are to be asked for again, and when the next one is if none is due. */
  async due(nowMs: number, limit: number): Promise<{ signatures: string[]; nextMs: number | null }> {
    const { signature, nextAttemptMs } = missingTransactions
    const rows = await this.db
      .select({ signature, nextAttemptMs })
      .from(missingTransactions)
      .where(eq(missingTransactions.sourceId, this.sourceId))
      .orderBy(asc(nextAttemptMs))
      .limit(limit)
    const signatures = rows.filter((row) => row.nextAttemptMs <= nowMs).map((row) => row.signature)
    return { signatures, nextMs: rows[0]?.nextAttemptMs ?? null }
  }

  /** Stores what was found of the missing transactions that were asked for, and gives those that are asked for only daily from now on. */
  async saveFound(asked: readonly string[], page: ReadPage, nowMs: number): Promise<string[]> {
    const found = asked.filter((signature) => !page.missing.includes(signature))
    return this.db.transaction(async (tx) => {
      const ours = eq(missingTransactions.sourceId, this.sourceId)
      if (found.length > 0)
        await tx.delete(missingTransactions).where(and(ours, inArray(missingTransactions.signature, found)))
      await this.record(tx, page, nowMs, "in any order")
      // What was rolled back and has not landed again never happened.
      await tx
        .delete(missingTransactions)
        .where(
          and(
            ours,
            missingTransactions.rolledBack,
            gte(missingTransactions.attempts, landingAttempts),
            inArray(missingTransactions.signature, [...asked]),
          ),
        )
      const given = await tx
        .select({ signature: missingTransactions.signature })
        .from(missingTransactions)
        .where(
          and(ours, eq(missingTransactions.attempts, maxAttempts), inArray(missingTransactions.signature, [...asked])),
        )
      return given.map(({ signature }) => signature)
    })
  }

  /** Plays that the cluster may still roll back, up to a slot. */
  async notFinal(untilSlot: number, limit: number): Promise<{ id: number; signature: string; slot: number }[]> {
    const { id, signature, slot } = settledGames
    return this.db
      .select({ id, signature, slot })
      .from(settledGames)
      .where(
        and(
          eq(settledGames.sourceId, this.sourceId),
          eq(settledGames.finalized, false),
          lte(settledGames.slot, untilSlot),
        ),
      )
      .orderBy(asc(slot))
      .limit(limit)
  }

  /** Marks plays as final, and takes those back that were rolled back: their transactions are asked for once more. */
  async settle(finalIds: readonly number[], rolledBack: readonly { id: number; signature: string }[], nowMs: number) {
    await this.db.transaction(async (tx) => {
      if (finalIds.length > 0)
        await tx
          .update(settledGames)
          .set({ finalized: true })
          .where(inArray(settledGames.id, [...finalIds]))
      if (rolledBack.length === 0) return
      await this.remove(
        tx,
        rolledBack.map(({ id }) => id),
      )
      const signatures = rolledBack.map(({ signature }) => signature)
      await this.noteMissing(tx, [...new Set(signatures)], nowMs, "rolled back")
      await this.returnToFinal(tx)
    })
  }

  /** The newest transaction may be gone with the others, and nodes take the whole history for new after one they do not know. */
  private async returnToFinal(tx: Transaction): Promise<void> {
    const { signature, slot, id } = settledGames
    const [newest] = await tx
      .select({ signature })
      .from(settledGames)
      .where(and(eq(settledGames.sourceId, this.sourceId), settledGames.finalized))
      .orderBy(desc(slot), desc(id))
      .limit(1)
    await tx
      .update(playSources)
      .set({ newest: newest?.signature ?? null })
      .where(eq(playSources.id, this.sourceId))
  }

  /** Once an hour: looking for old hours reads all those that are stored. */
  private async dropHours(tx: Transaction, readAtMs: number): Promise<void> {
    const hour = Math.floor(readAtMs / hourMs)
    if (hour === this.droppedAtHour) return
    await dropOldHours(tx, this.sourceId, readAtMs - rankedMs)
    this.droppedAtHour = hour
  }

  private async record(
    tx: Transaction,
    page: ReadPage,
    nowMs: number,
    order: "oldest first" | "in any order" = "oldest first",
  ): Promise<void> {
    const inserted = await this.insertGames(tx, page.games)
    const ids = inserted.map(({ id }) => id)
    await countPlays(tx, ids, 1)
    await linkKnownGames(tx, this.sourceId, page.games)
    await linkOpenBets(tx, this.sourceId, inserted)
    await linkCommitments(tx, this.sourceId, ids)
    // An open bet is its player's last transaction of the page.
    const earlier = order === "oldest first" ? page.games.map(({ signature }) => signature) : []
    await placeBets(tx, this.sourceId, page.openBets, earlier)
    await saveShares(tx, this.sourceId, page.shares ?? [])
    if (page.games.length > 0 || page.openBets.length > 0) await countShares(tx, this.sourceId)
    await this.noteMissing(tx, page.missing, nowMs, order === "oldest first" ? "named" : "asked again")
  }

  /** Gives the games that were not known before, or only in part. */
  private async insertGames(tx: Transaction, games: readonly NewGame[]): Promise<StoredGame[]> {
    if (games.length === 0) return []
    const { sourceId } = this
    const signatures = [...new Set(games.map(({ signature }) => signature))]
    const partial = await tx
      .select({ id: settledGames.id })
      .from(settledGames)
      .where(
        and(
          eq(settledGames.sourceId, sourceId),
          inArray(settledGames.signature, signatures),
          eq(settledGames.partial, true),
        ),
      )
    const replaced = partial.map(({ id }) => id)
    if (replaced.length > 0) {
      await countPlays(tx, replaced, -1)
      await tx.delete(settledGames).where(inArray(settledGames.id, replaced))
    }
    const arrayIds = await betArrayIds(tx, games)
    const { id, player, slot, nonce, betSignature } = settledGames
    return tx
      .insert(settledGames)
      .values(
        games.map(({ bet, ...game }) => ({
          ...game,
          sourceId,
          outcome: outcomeOf(game),
          betArrayId: bet === null ? null : (arrayIds.get(JSON.stringify(bet)) ?? null),
        })),
      )
      .onConflictDoNothing()
      .returning({ id, player, slot, nonce, betSignature })
  }

  private async remove(tx: Transaction, ids: readonly number[]): Promise<void> {
    const gone = inArray(settledGames.id, [...ids])
    const players = await tx.selectDistinct({ player: settledGames.player }).from(settledGames).where(gone)
    await countPlays(tx, ids, -1)
    await uncountShares(tx, this.sourceId, ids)
    await reopenBets(tx, this.sourceId, ids)
    await tx.delete(settledGames).where(gone)
    await recountExtremes(
      tx,
      this.sourceId,
      players.map(({ player }) => player),
    )
  }

  private async noteMissing(
    tx: Transaction,
    signatures: readonly string[],
    nowMs: number,
    why: "named" | "asked again" | "rolled back",
  ): Promise<void> {
    if (signatures.length === 0) return
    const { attempts, rolledBack } = missingTransactions
    await tx
      .insert(missingTransactions)
      .values(
        signatures.map((signature) => ({
          sourceId: this.sourceId,
          signature,
          attempts: 1,
          nextAttemptMs: nowMs + shortestPauseMs,
          rolledBack: why === "rolled back",
        })),
      )
      .onConflictDoUpdate({
        target: [missingTransactions.sourceId, missingTransactions.signature],
        set: {
          attempts: sql`${attempts} + 1`,
          // A node that names it says that it is on chain.
          rolledBack: sql`${rolledBack} and ${why !== "named"}`,
          nextAttemptMs: sql`${nowMs} + case when ${attempts} + 1 >= ${maxAttempts} then ${dailyMs}
            else least(${shortestPauseMs} * power(2, least(${attempts}, ${maxAttempts})), ${longestPauseMs})::bigint end`,
        },
      })
  }
}
