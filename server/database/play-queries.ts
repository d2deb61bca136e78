import { and, asc, desc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm"
import { maxNewest, playKey } from "../contract/play-key"
import type { Outcome } from "../contract/settled-games-query"
import { type BigWin, biggestWins } from "./biggest-wins"
import { type MultiplierLeader, type MultiplierLeadersAsked, multiplierLeaders } from "./multiplier-leaders"
import { playJson } from "./play-json"
import * as tables from "./play-schema"
import type { PlayStore } from "./play-store"
import { type HourFilter, type HourRow, playsByHour } from "./plays-by-hour"
import type { SettledGame } from "./settled-game"
import { gameOf } from "./stored-game"

const { betArrays, settledGames } = tables
const outcomeNumbers: Record<Outcome, number> = { win: 1, push: 0, loss: -1 }
/** A transaction that stays missing for this many attempts makes the figures incomplete; before, it is only late. */
const lateAttempts = 3

export interface GameFilter {
  player?: string
  token?: string
  game?: string
  outcome?: Outcome
  jackpots?: boolean
  /** Only plays that paid at least 10x. */
  tenfold?: boolean
  /** Since this time, and before that one: milliseconds since 1970. */
  fromMs?: number
  toMs?: number
}
export type PageStart = { cursor: string } | { page: number }

export interface PlayTotals {
  plays: number
  players: number
  /** Of the plays in the asked token alone, in its smallest unit. */
  volume: bigint
}

export interface Leader {
  player: string
  /** In the token's smallest unit. */
  wagered: bigint
  plays: number
}

/** Since when a ranking counts: the first UTC day or hour that belongs to it. */
export type LeadersSince = { day: number } | { hour: number } | null

interface LeadersAsked {
  token: string
  since: LeadersSince
  limit: number
  among?: readonly string[]
}

export type Progress = { readAtMs: number; complete: boolean }

/** Everything that is asked of the stored plays. No query reads more rows than it answers, whatever the history's length. */
export class PlayQueries {
  constructor(private readonly store: PlayStore) {}

  private get db() {
    return this.store.database.db
  }

  private get ours() {
    return sql`${this.store.sourceId}`
  }

  /** Null before the chain was read for the first time. */
  async progress(): Promise<Progress | null> {
    const { playSources, unreadSpans, missingTransactions } = tables
    const [row] = await this.db
      .select({
        readAtMs: playSources.readAtMs,
        complete: sql<boolean>`not exists (select 1 from ${unreadSpans} where source_id = ${this.ours} and not for_shares)
          and not exists (select 1 from ${missingTransactions} where source_id = ${this.ours} and attempts > ${lateAttempts} and not rolled_back)`,
      })
      .from(playSources)
      .where(eq(playSources.id, this.store.sourceId))
    return row?.readAtMs == null ? null : { readAtMs: row.readAtMs, complete: row.complete }
  }

  async totals(token: string): Promise<PlayTotals> {
    const { gameTotals, platformTotals } = tables
    const [[all], [inToken]] = await Promise.all([
      this.db.select().from(platformTotals).where(eq(platformTotals.sourceId, this.store.sourceId)),
      this.db
        .select({ volume: sql<string | null>`sum(${gameTotals.wagered})` })
        .from(gameTotals)
        .where(and(eq(gameTotals.sourceId, this.store.sourceId), eq(gameTotals.token, token))),
    ])
    return { plays: all?.plays ?? 0, players: all?.players ?? 0, volume: BigInt(inToken?.volume ?? 0) }
  }

  /** What the operator earned in each token, in its smallest unit. */
  async creatorFees(): Promise<{ token: string; amount: bigint }[]> {
    const { gameTotals } = tables
    const rows = await this.db
      .select({ token: gameTotals.token, amount: sql<string>`sum(${gameTotals.creatorFees})` })
      .from(gameTotals)
      .where(eq(gameTotals.sourceId, this.store.sourceId))
      .groupBy(gameTotals.token)
      .orderBy(asc(gameTotals.token))
    return rows.map(({ token, amount }) => ({ token, amount: BigInt(amount) }))
  }

  /** Newest first. */
  async newest(filter: GameFilter, limit: number): Promise<SettledGame[]> {
    const rows = await this.db
      .select()
      .from(settledGames)
      .leftJoin(betArrays, eq(betArrays.id, settledGames.betArrayId))
      .where(this.matches(filter))
      .orderBy(desc(settledGames.slot), desc(settledGames.id))
      .limit(limit)
    return rows.map(gameOf)
  }

  /** Newest first, as JSON with commas between, with how many there are in all and where the next page begins. */
  async page(
    filter: GameFilter,
    size: number,
    start: PageStart,
    count = this.count(filter),
  ): Promise<{ plays: string; total: number; next: string | null }> {
    const { id, slot } = settledGames
    const below = "cursor" in start ? start.cursor.split("-").map(Number) : null
    const page = this.db
      .select({ id, slot, json: playJson(this.store.source.creator).as("json") })
      .from(settledGames)
      .leftJoin(betArrays, eq(betArrays.id, settledGames.betArrayId))
      .where(and(this.matches(filter), below ? sql`(${slot}, ${id}) < (${below[0]}, ${below[1]})` : undefined))
      .orderBy(desc(slot), desc(id))
      .limit(size + 1)
      .offset("page" in start ? start.page * size : 0)
      .as("page")
    // One text for the whole page: a driver spends more on 200 rows than on their bytes.
    const numbered = this.db
      .select({ id: page.id, slot: page.slot, json: page.json, place: sql`row_number() over ()`.as("place") })
      .from(page)
      .as("numbered")
    const [total, [found]] = await Promise.all([
      count,
      this.db
        .select({
          plays: sql<
            string | null
          >`string_agg(${numbered.json}, ',' order by ${numbered.place}) filter (where ${numbered.place} <= ${size})`,
          next: sql<
            string | null
          >`max(${numbered.slot} || '-' || ${numbered.id}) filter (where ${numbered.place} = ${size})`,
          rows: sql<string>`count(*)`,
        })
        .from(numbered),
    ])
    return { plays: found?.plays ?? "", total, next: Number(found?.rows) > size ? (found?.next ?? null) : null }
  }

  /** The games of one transaction, which is their settlement or their bet, each as JSON. */
  async ofTransaction(signature: string): Promise<string[]> {
    const named = or(eq(settledGames.signature, signature), eq(settledGames.betSignature, signature))
    const rows = await this.db
      .select({ json: playJson(this.store.source.creator) })
      .from(settledGames)
      .leftJoin(betArrays, eq(betArrays.id, settledGames.betArrayId))
      .where(and(eq(settledGames.sourceId, this.store.sourceId), named))
      .orderBy(asc(settledGames.eventIndex))
      .limit(200)
    return rows.map(({ json }) => json)
  }

  /** Who wagered most in `token`, highest first; of these players alone where `among` names them. */
  async leaders({ token, since, limit, among }: LeadersAsked): Promise<Leader[]> {
    if (since === null) {
      const { player, wagered, plays, sourceId, token: ofToken } = tables.playerTokens
      return this.db
        .select({ player, wagered, plays })
        .from(tables.playerTokens)
        .where(and(eq(sourceId, this.store.sourceId), eq(ofToken, token), among && inArray(player, [...among])))
        .orderBy(desc(wagered), player)
        .limit(limit)
    }
    const table = "day" in since ? tables.playerDays : tables.playerHours
    const from = "day" in since ? gte(tables.playerDays.day, since.day) : gte(tables.playerHours.hour, since.hour)
    const rows = await this.db
      .select({
        player: table.player,
        wagered: sql<string>`sum(${table.wagered})`.as("total_wagered"),
        plays: sql<string>`sum(${table.plays})`,
      })
      .from(table)
      .where(
        and(
          ...[eq(table.sourceId, this.store.sourceId), eq(table.token, token), from],
          among && inArray(table.player, [...among]),
        ),
      )
      .groupBy(table.player)
      .orderBy(sql`total_wagered desc`, table.player)
      .limit(limit)
    return rows.map(({ player, wagered, plays }) => ({ player, wagered: BigInt(wagered), plays: Number(plays) }))
  }

  /** Per token and game; empty for a player without plays. */
  async ofPlayer(player: string) {
    const { sourceId, lastMs } = tables.playerTotals
    const rows = await this.db
      .select()
      .from(tables.playerTotals)
      .where(and(eq(sourceId, this.store.sourceId), eq(tables.playerTotals.player, player)))
      .orderBy(desc(lastMs))
      .limit(1_000)
    return rows.map(({ sourceId: _, player: __, ...row }) => row)
  }

  /** Names the newest plays of a player: their browser may know more of them. Partial plays have no name. */
  async newestOf(player: string): Promise<string[]> {
    const rows = await this.db
      .select({ nonce: settledGames.nonce, clientSeed: settledGames.clientSeed })
      .from(settledGames)
      .where(and(eq(settledGames.sourceId, this.store.sourceId), eq(settledGames.player, player)))
      .orderBy(desc(settledGames.slot), desc(settledGames.id))
      .limit(maxNewest)
    return rows.flatMap(({ nonce, clientSeed }) =>
      nonce === null || clientSeed === null ? [] : [playKey({ nonce, clientSeed })],
    )
  }

  async playerDays(player: string, token: string, firstDay: number) {
    const table = tables.playerDays
    return this.db
      .select()
      .from(table)
      .where(
        and(
          eq(table.sourceId, this.store.sourceId),
          eq(table.player, player),
          eq(table.token, token),
          gte(table.day, firstDay),
        ),
      )
      .orderBy(asc(table.day))
  }

  /** Of one game, or of all; `players` is null for one game. */
  async daily(token: string, firstDay: number, game: string | undefined) {
    if (game !== undefined) {
      const table = tables.gameDays
      const { day, plays, wagered, paid, bonus } = table
      const rows = await this.db
        .select({ day, plays, wagered, paid, bonus })
        .from(table)
        .where(
          and(
            eq(table.sourceId, this.store.sourceId),
            eq(table.token, token),
            eq(table.game, game),
            gte(day, firstDay),
          ),
        )
      return rows.map((row) => ({ ...row, players: null }))
    }
    const { day, plays, players, wagered, paid, bonus, sourceId, token: ofToken } = tables.platformDays
    return this.db
      .select({ day, plays, players, wagered, paid, bonus })
      .from(tables.platformDays)
      .where(and(eq(sourceId, this.store.sourceId), eq(ofToken, token), gte(day, firstDay)))
  }

  /** Hours with plays, of the casino, of one game or of one player. */
  hours = (filter: HourFilter): Promise<HourRow[]> => playsByHour(this.store, filter)

  /** The wins since a time with the highest multiplier of all. */
  biggestWins = (sinceMs: number, mints: readonly string[]): Promise<BigWin[]> =>
    biggestWins(this.store, sinceMs, mints)

  /** The best win of each player. */
  multiplierLeaders = (asked: MultiplierLeadersAsked): Promise<MultiplierLeader[]> =>
    multiplierLeaders(this.store, asked)

  async games(token: string) {
    const { game, plays, wins, pushes, wagered, paid, sourceId, token: ofToken } = tables.gameTotals
    return this.db
      .select({ game, plays, wins, pushes, wagered, paid })
      .from(tables.gameTotals)
      .where(and(eq(sourceId, this.store.sourceId), eq(ofToken, token)))
      .orderBy(desc(plays), game)
      .limit(100)
  }

  /** Days with plays of each pool of the token, oldest first. */
  async poolDays(token: string, firstDay: number) {
    const table = tables.poolDays
    return this.db
      .select()
      .from(table)
      .where(and(eq(table.sourceId, this.store.sourceId), eq(table.token, token), gte(table.day, firstDay)))
      .orderBy(asc(table.day), asc(table.liquiditySlot))
  }

  private matches(filter: GameFilter): SQL | undefined {
    const { sourceId, player, token, game, outcome } = settledGames
    return and(
      eq(sourceId, this.store.sourceId),
      filter.player === undefined ? undefined : eq(player, filter.player),
      filter.token === undefined ? undefined : eq(token, filter.token),
      filter.game === undefined ? undefined : eq(game, filter.game),
      filter.outcome === undefined ? undefined : eq(outcome, outcomeNumbers[filter.outcome]),
      // As the partial indexes say it, so that the planner may use them.
      filter.jackpots ? sql`${settledGames.jackpot} > 0` : undefined,
      filter.tenfold ? sql`${settledGames.multiplierBps} >= 100000` : undefined,
      filter.fromMs === undefined ? undefined : gte(settledGames.timeMs, filter.fromMs),
      filter.toMs === undefined ? undefined : lt(settledGames.timeMs, filter.toMs),
    )
  }

  /** From the roll-ups; plays with a jackpot or of 10x are few and have indexes of their own, and a range of time is of one player. */
  async count(filter: GameFilter): Promise<number> {
    if (filter.jackpots || filter.tenfold || filter.fromMs !== undefined || filter.toMs !== undefined) {
      const [row] = await this.db
        .select({ total: sql<string>`count(*)` })
        .from(settledGames)
        .where(this.matches(filter))
      return Number(row?.total ?? 0)
    }
    const table = filter.player === undefined ? tables.gameTotals : tables.playerTotals
    const { plays, wins, pushes } = table
    const counted = {
      all: plays,
      win: wins,
      push: pushes,
      loss: sql`${plays} - ${wins} - ${pushes}`,
    }[filter.outcome ?? "all"]
    const [row] = await this.db
      .select({ total: sql<string | null>`sum(${counted})` })
      .from(table)
      .where(
        and(
          eq(table.sourceId, this.store.sourceId),
          filter.player === undefined ? undefined : eq(tables.playerTotals.player, filter.player),
          filter.token === undefined ? undefined : eq(table.token, filter.token),
          filter.game === undefined ? undefined : eq(table.game, filter.game),
        ),
      )
    return Number(row?.total ?? 0)
  }
}
