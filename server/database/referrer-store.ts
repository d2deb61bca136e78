import { and, count, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm"
import { playerTokens, playerTotals } from "./play-schema"
import type { PlayStore } from "./play-store"
import { platformPlayers, referrers } from "./referrer-schema"

/** How long a record is believed without a new play of its player, who may have removed it meanwhile. */
const believedMs = 600_000

export interface StalePlayer {
  player: string
  plays: number
}

export interface TokenSum {
  token: string
  wagered: bigint
}

export interface RankedReferrer {
  address: string
  players: number
  wagered: readonly TokenSum[]
}

export interface ReferredPlayer {
  address: string
  plays: number
  lastMs: number
  wagered: readonly TokenSum[]
}

/** The referral records of the players of one casino, as they were last read from the chain. */
export class ReferrerStore {
  constructor(private readonly plays: PlayStore) {}

  private get db() {
    return this.plays.database.db
  }

  private get ours() {
    return eq(referrers.sourceId, this.plays.sourceId)
  }

  /** Players whose record was never read, has a new play, or was read long ago. */
  async stale(limit: number, nowMs: number): Promise<StalePlayer[]> {
    const { player, plays, sourceId } = platformPlayers
    return this.db
      .select({ player, plays })
      .from(platformPlayers)
      .leftJoin(referrers, and(this.ours, eq(referrers.player, player)))
      .where(
        and(
          eq(sourceId, this.plays.sourceId),
          or(
            isNull(referrers.player),
            ne(referrers.plays, plays),
            and(isNotNull(referrers.referrer), lt(referrers.readAtMs, nowMs - believedMs)),
          ),
        ),
      )
      .limit(limit)
  }

  async save(read: readonly (StalePlayer & { referrer: string | null })[], readAtMs: number): Promise<void> {
    if (read.length === 0) return
    const { sourceId } = this.plays
    await this.db
      .insert(referrers)
      .values(read.map((row) => ({ ...row, sourceId, readAtMs })))
      .onConflictDoUpdate({
        target: [referrers.sourceId, referrers.player],
        set: { referrer: sql`excluded.referrer`, plays: sql`excluded.plays`, readAtMs: sql`excluded.read_at_ms` },
      })
  }

  /** Who is named in most records, first. A player's own address, which the program accepts too, is no referral. */
  async leaders(limit: number): Promise<RankedReferrer[]> {
    const ranked = await this.db
      .select({ address: referrers.referrer, players: count() })
      .from(referrers)
      .where(and(this.ours, this.isReferral))
      .groupBy(referrers.referrer)
      .orderBy(desc(count()), referrers.referrer)
      .limit(limit)
    const found = ranked.flatMap(({ address, players }) => (address === null ? [] : [{ address, players }]))
    const addresses = found.map(({ address }) => address)
    const sums = addresses.length === 0 ? [] : await this.wageredBy(addresses)
    return found.map((row) => ({ ...row, wagered: sums.filter(({ referrer }) => referrer === row.address) }))
  }

  /** What all referred players of a wallet wagered, and how many they are. */
  async summary(
    address: string,
    activeSinceMs: number,
  ): Promise<{ players: number; active: number; wagered: readonly TokenSum[] }> {
    const named = and(this.ours, this.isReferral, eq(referrers.referrer, address))
    const last = this.lastPlays()
    const [[counted], wagered] = await Promise.all([
      this.db
        .select({
          players: count(),
          active: sql<string>`count(*) filter (where ${last.lastMs} >= ${activeSinceMs})`,
        })
        .from(referrers)
        .leftJoin(last, eq(last.player, referrers.player))
        .where(named),
      this.wageredBy([address]),
    ])
    return { players: counted?.players ?? 0, active: Number(counted?.active ?? 0), wagered }
  }

  /** The referred players of a wallet, the latest to play first. */
  async recent(address: string, limit: number): Promise<ReferredPlayer[]> {
    const last = this.lastPlays()
    const rows = await this.db
      .select({ address: referrers.player, plays: referrers.plays, lastMs: last.lastMs })
      .from(referrers)
      .innerJoin(last, eq(last.player, referrers.player))
      .where(and(this.ours, this.isReferral, eq(referrers.referrer, address)))
      .orderBy(desc(last.lastMs), referrers.player)
      .limit(limit)
    const players = rows.map((row) => row.address)
    const { player, token, wagered, sourceId } = playerTokens
    const sums =
      players.length === 0
        ? []
        : await this.db
            .select({ player, token, wagered })
            .from(playerTokens)
            .where(and(eq(sourceId, this.plays.sourceId), inArray(player, players)))
    return rows.map((row) => ({ ...row, wagered: sums.filter((sum) => sum.player === row.address) }))
  }

  /** When a record was last read, and whether every player's record is known. */
  async progress(): Promise<{ readAtMs: number; complete: boolean }> {
    const [[row], unread] = await Promise.all([
      this.db
        .select({ readAtMs: sql<string | null>`max(${referrers.readAtMs})` })
        .from(referrers)
        .where(this.ours),
      this.stale(1, 0),
    ])
    return { readAtMs: Number(row?.readAtMs ?? 0), complete: unread.length === 0 }
  }

  private get isReferral() {
    return and(isNotNull(referrers.referrer), ne(referrers.referrer, referrers.player))
  }

  private lastPlays() {
    const { player, lastMs, sourceId } = playerTotals
    return this.db
      .select({ player, lastMs: sql<number>`max(${lastMs})`.mapWith(Number).as("last_play_ms") })
      .from(playerTotals)
      .where(eq(sourceId, this.plays.sourceId))
      .groupBy(player)
      .as("last_plays")
  }

  private async wageredBy(addresses: string[]): Promise<(TokenSum & { referrer: string | null })[]> {
    const { token, wagered } = playerTokens
    const rows = await this.db
      .select({ referrer: referrers.referrer, token, wagered: sql<string>`sum(${wagered})` })
      .from(referrers)
      .innerJoin(
        playerTokens,
        and(eq(playerTokens.sourceId, this.plays.sourceId), eq(playerTokens.player, referrers.player)),
      )
      .where(and(this.ours, this.isReferral, inArray(referrers.referrer, addresses)))
      .groupBy(referrers.referrer, token)
    return rows.map((row) => ({ ...row, wagered: BigInt(row.wagered) }))
  }
}
