import { sql } from "drizzle-orm"
import type { DatabasePlace } from "../../server/database/open-database"
import type { PlayStore } from "../../server/database/play-store"
import { countPlays } from "../../server/database/roll-ups"

const atOnce = 5_000

export const filledUntilMs = 1_794_560_000_000
const filledMs = 400 * 86_400_000
/** Of 400 ms, as on the network. */
export const filledSlots = filledMs / 400

/** The same database for a fill, whose statements take longer than the server's may. */
export const fillingPlace = (place: DatabasePlace): DatabasePlace =>
  "url" in place
    ? { url: `${place.url}${place.url.includes("?") ? "&" : "?"}statement_timeout=600000&query_timeout=600000` }
    : place

/** Stores `count` invented plays of 2,000 players over 400 days, with the roll-ups that the server itself writes. */
export async function fillPlays({ database, sourceId }: PlayStore, token: string, count: number): Promise<void> {
  const games = sql`(array['dice','mines','slots','plinko','flip','crash','hilo','blackjack','magic8ball'])[1 + n % 9]`
  // One in sixty pays 10x or more.
  const multiplier = sql`(case when n % 60 = 0 then 100000 + n % 977 * 1000 when n % 3 = 0 then 25000 else 0 end)`
  for (let first = 0; first < count; first += atOnce) {
    const last = Math.min(first + atOnce, count) - 1
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into settled_games (source_id, signature, event_index, slot, time_ms, player, token, pool, game, wager, payout,
          jackpot, multiplier_bps, outcome, creator_fee, pool_fee, gamba_fee, jackpot_fee, pool_liquidity, nonce, client_seed,
          rng_seed, next_rng_seed_hashed, result_index, metadata, bet_signature, bet_slot, bet_time_ms, finalized, partial)
        select ${sourceId}, md5(n::text) || md5((n + 1)::text) || 'filledfilledfilled', 0, n::bigint * ${filledSlots} / ${count},
          ${filledUntilMs - filledMs} + n::bigint * ${filledMs} / ${count}, 'player' || lpad((n::bigint * 7919 % 2000)::text, 38, '1'), ${token}, 'pool',
          ${games}, 1000000, 100 * ${multiplier}, case when n % 5000 = 0 then 9 else 0 end,
          ${multiplier}, case when n % 3 = 0 then 1 else -1 end, 1, 1, 1, 1, 1000000, n, md5(n::text),
          md5(n::text) || md5(n::text), md5(n::text) || md5(n::text), 1, '0:dice:under-50',
          md5((-n)::text) || md5((n + 2)::text) || 'filledfilledfilled', n, 1, true, false
        from generate_series(${first}::int, ${last}::int) n`)
      const ids = await tx.execute(
        sql`select id from settled_games where source_id = ${sourceId}
          and slot between ${first}::bigint * ${filledSlots} / ${count} and ${last}::bigint * ${filledSlots} / ${count}`,
      )
      const rows = (ids as unknown as { rows: { id: string | number }[] }).rows // Both drivers give their rows like this.
      await countPlays(
        tx,
        rows.map(({ id }) => Number(id)),
        1,
      )
    })
  }
  await database.db.execute(sql`update play_sources set read_at_ms = 1 where id = ${sourceId}`)
  await database.db.execute(sql`analyze`)
}
