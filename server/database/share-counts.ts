import { sql } from "drizzle-orm"
import type { Transaction } from "./open-database"
import { referralShares } from "./referrer-schema"
import type { ReferralShare } from "./settled-game"

/** Stores what bets paid to referrers; a share that is known is not written again. */
export async function saveShares(tx: Transaction, sourceId: number, shares: readonly ReferralShare[]): Promise<void> {
  if (shares.length === 0) return
  await tx
    .insert(referralShares)
    .values(shares.map((share) => ({ ...share, sourceId, counted: false })))
    .onConflictDoNothing()
}

/** Adds the shares whose bets are settled to the totals; the others wait, because a bet without settlement may be rolled back. */
export async function countShares(tx: Transaction, sourceId: number): Promise<void> {
  await tx.execute(sql`
    with settled as (
      update referral_shares s set counted = true from settled_games g
      where s.source_id = ${sourceId} and not s.counted
        and g.source_id = s.source_id and g.bet_signature = s.signature and g.player = s.player
      returning s.source_id, s.referrer, s.player, s.token, s.amount
    )
    insert into referral_totals as t (source_id, referrer, player, token, plays, amount)
    select source_id, referrer, player, token, count(*), sum(amount) from settled group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (source_id, referrer, player, token) do update set
      plays = t.plays + excluded.plays, amount = t.amount + excluded.amount`)
}

/** Takes the shares of plays out of the totals again, before the plays are deleted. */
export async function uncountShares(tx: Transaction, sourceId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    with gone as (
      update referral_shares s set counted = false from settled_games g
      where s.source_id = ${sourceId} and s.counted and g.source_id = s.source_id
        and g.id = any(string_to_array(${ids.join(",")}, ',')::bigint[])
        and g.bet_signature = s.signature and g.player = s.player
      returning s.referrer, s.player, s.token, s.amount
    ), sums as (
      select referrer, player, token, count(*) as plays, sum(amount) as amount from gone group by 1, 2, 3
    )
    update referral_totals t set plays = t.plays - sums.plays, amount = t.amount - sums.amount from sums
    where t.source_id = ${sourceId} and t.referrer = sums.referrer and t.player = sums.player and t.token = sums.token`)
  await tx.execute(sql`delete from referral_totals where source_id = ${sourceId} and plays <= 0`)
}
