import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm"
import { playerTokens, unreadSpans } from "./play-schema"
import type { PlayStore } from "./play-store"
import { platformPlayers, referralTotals, referrers } from "./referrer-schema"

/** How long a record is believed without a new play of its player, who may have removed it meanwhile. */
const believedMs = 600_000

export interface StalePlayer {
  player: string
  plays: number
}

export interface TokenSum {
  token: string
  amount: bigint
}

/** A current referral is named by the player's record; a former one paid shares before the record was removed or changed. */
interface Referrals {
  current: number
  former: number
  /** What bets of both paid. */
  earned: readonly TokenSum[]
}

export interface RankedReferrer extends Referrals {
  address: string
}

export interface ReferredPlayer {
  address: string
  current: boolean
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

  /** Who has most players, first; of equals, who had most before. A player's own address, which the program accepts too, is no referral. */
  async leaders(limit: number): Promise<RankedReferrer[]> {
    const ranked = await this.rows<{ address: string; current: string; former: string }>(sql`
      select referrer as address, ${counts} from (${this.pairs()}) p group by 1
      order by count(*) filter (where p.current) desc, count(*) desc, 1 limit ${limit}`)
    const earned = await this.earnedBy(ranked.map(({ address }) => address))
    return ranked.map(({ address, current, former }) => ({
      address,
      current: Number(current),
      former: Number(former),
      earned: earned.get(address) ?? [],
    }))
  }

  /** What all referred players of a wallet paid to it, and how many they are. */
  async summary(address: string, activeSinceMs: number): Promise<Referrals & { active: number }> {
    const [[counted], earned] = await Promise.all([
      this.rows<{ current: string; former: string; active: string }>(sql`
        select ${counts}, count(*) filter (where p.current and last.ms >= ${activeSinceMs}) as active
        from (${this.pairs(address)}) p left join (${this.lastPlays}) last on last.player = p.player`),
      this.earnedBy([address]),
    ])
    return {
      current: Number(counted?.current ?? 0),
      former: Number(counted?.former ?? 0),
      active: Number(counted?.active ?? 0),
      earned: earned.get(address) ?? [],
    }
  }

  /** The referred players of a wallet, the latest to play first. */
  async recent(address: string, limit: number): Promise<ReferredPlayer[]> {
    const rows = await this.rows<{ address: string; current: boolean; plays: string; ms: string }>(sql`
      select p.player as address, p.current, played.plays, last.ms
      from (${this.pairs(address)}) p join (${this.lastPlays}) last on last.player = p.player
      join ${platformPlayers} played on played.source_id = ${this.plays.sourceId} and played.player = p.player
      order by last.ms desc, p.player limit ${limit}`)
    const players = rows.map((row) => row.address)
    const { player, token, wagered, sourceId } = playerTokens
    const sums =
      players.length === 0
        ? []
        : await this.db
            .select({ player, token, amount: wagered })
            .from(playerTokens)
            .where(and(eq(sourceId, this.plays.sourceId), inArray(player, players)))
    return rows.map(({ current, plays, ms, ...row }) => ({
      ...row,
      current,
      plays: Number(plays),
      lastMs: Number(ms),
      wagered: sums.filter((sum) => sum.player === row.address).map(({ player: _, ...sum }) => sum),
    }))
  }

  /** When a record was last read, and whether every player's record and every bet's share are known. */
  async progress(): Promise<{ readAtMs: number; complete: boolean }> {
    const [[row], stale, unread] = await Promise.all([
      this.db
        .select({ readAtMs: sql<string | null>`max(${referrers.readAtMs})` })
        .from(referrers)
        .where(this.ours),
      this.stale(1, 0),
      this.db
        .select({ id: unreadSpans.id })
        .from(unreadSpans)
        .where(and(eq(unreadSpans.sourceId, this.plays.sourceId), unreadSpans.forShares))
        .limit(1),
    ])
    return { readAtMs: Number(row?.readAtMs ?? 0), complete: stale.length === 0 && unread.length === 0 }
  }

  /** Each referrer with each of its players, once; of one referrer alone where it is named. */
  private pairs(address?: string) {
    const { sourceId } = this.plays
    const named = address === undefined ? sql`` : sql`and referrer = ${address}`
    return sql`
      select referrer, player, true as current from ${referrers}
      where source_id = ${sourceId} and referrer is not null and referrer <> player ${named}
      union all
      select distinct t.referrer, t.player, false from ${referralTotals} t
      where t.source_id = ${sourceId} ${named} and not exists (
        select 1 from ${referrers} r
        where r.source_id = t.source_id and r.player = t.player and r.referrer = t.referrer
      )`
  }

  private get lastPlays() {
    return sql`select player, max(last_ms) as ms from player_totals where source_id = ${this.plays.sourceId} group by 1`
  }

  /** What was paid to these wallets, as their bets' own transactions say. */
  private async earnedBy(addresses: readonly string[]): Promise<ReadonlyMap<string, readonly TokenSum[]>> {
    const earned = new Map<string, TokenSum[]>()
    if (addresses.length === 0) return earned
    const { referrer, token, amount, sourceId } = referralTotals
    const rows = await this.db
      .select({ referrer, token, amount: sql<string>`sum(${amount})` })
      .from(referralTotals)
      .where(and(eq(sourceId, this.plays.sourceId), inArray(referrer, [...addresses])))
      .groupBy(referrer, token)
      .orderBy(referrer, token)
    for (const row of rows)
      earned.set(row.referrer, [...(earned.get(row.referrer) ?? []), { token: row.token, amount: BigInt(row.amount) }])
    return earned
  }

  private async rows<Row>(query: SQL): Promise<Row[]> {
    // Both drivers answer so, and only one of them says it.
    return ((await this.db.execute(query)) as unknown as { rows: Row[] }).rows
  }
}

const counts = sql`count(*) filter (where p.current) as current, count(*) filter (where not p.current) as former`
