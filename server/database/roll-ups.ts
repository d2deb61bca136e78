import { type SQL, sql } from "drizzle-orm"
import type { Transaction } from "./open-database"
import { dayMs, hourMs } from "./settled-game"

/**
 * Adds stored plays to the roll-ups, or takes them out again with sign -1; it runs in the transaction that inserts or deletes
 * the plays, so that figures and plays never differ. One statement reads the plays once for all tables: with a statement for
 * each, most of the time went into the ways there and back. Groups are ordered, so that two writers lock rows in the same order.
 * Taking out restores no best multiplier and no first or last time: `recountExtremes` does.
 */
export async function countPlays(tx: Transaction, ids: readonly number[], sign: 1 | -1): Promise<void> {
  if (ids.length === 0) return
  const ours = sql`from settled_games g where g.id = any(string_to_array(${ids.join(",")}, ',')::bigint[])`
  const plays = sql`${sql.raw(String(sign))} * count(*)`
  const wins = sql`${sql.raw(String(sign))} * count(*) filter (where outcome = 1)`
  const pushes = sql`${sql.raw(String(sign))} * count(*) filter (where outcome = 0)`
  const total = (column: string) => sql`${sql.raw(`${sign} * sum(${column})`)}`
  const tally = sql`${plays}, ${wins}, ${pushes}, ${total("wager")}, ${total("payout")}`
  // Partial plays do not say it.
  const bonus = sql`coalesce(${total("bonus_used")}, 0)`
  const amounts = sql`${plays}, ${total("wager")}, ${total("payout")}`
  // The liquidity of a day is the one after its last play. Plays that are taken out leave it as it is.
  const newer = sql`excluded.plays > 0 and excluded.liquidity_slot >= t.liquidity_slot`

  await tx.execute(sql`
    with g as materialized (
      select g.*, ${day} as day, ${hour} as hour ${ours}
    ), days as (
      insert into player_days as t
      select source_id, token, day, player, ${tally}, max(multiplier_bps), ${bonus}
      from g group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (source_id, token, day, player) do update set
        ${added("plays", "wins", "pushes", "wagered", "paid", "bonus")},
        best_multiplier_bps = greatest(t.best_multiplier_bps, excluded.best_multiplier_bps)
      -- A row version that no transaction has replaced has no xmax: the player is new on that day.
      returning token, day, (xmax = 0)::int as is_new
    ), grouped as (
      select source_id, token, day, ${plays} as plays, ${total("wager")} as wagered, ${total("payout")} as paid,
        ${bonus} as bonus
      from g group by 1, 2, 3
    ), platform as (
      insert into platform_days as t
      select source_id, token, day, plays,
        (select sum(is_new) from days where days.token = grouped.token and days.day = grouped.day), wagered, paid, bonus
      from grouped order by 1, 2, 3
      on conflict (source_id, token, day) do update set ${added("plays", "players", "wagered", "paid", "bonus")}
    ), of_players as (
      insert into player_totals as t
      select source_id, player, token, game, ${tally}, ${total("jackpot")}, max(multiplier_bps), min(time_ms), max(time_ms),
        ${bonus}
      from g group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (source_id, player, token, game) do update set
        ${added("plays", "wins", "pushes", "wagered", "paid", "jackpots", "bonus")},
        best_multiplier_bps = greatest(t.best_multiplier_bps, excluded.best_multiplier_bps),
        first_ms = least(t.first_ms, excluded.first_ms), last_ms = greatest(t.last_ms, excluded.last_ms)
    ), hours as (
      insert into player_hours as t
      select source_id, token, hour, player, ${plays}, ${total("wager")} from g group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (source_id, token, hour, player) do update set ${added("plays", "wagered")}
    ), tokens as (
      insert into player_tokens as t
      select source_id, player, token, ${plays}, ${total("wager")} from g group by 1, 2, 3 order by 1, 2, 3
      on conflict (source_id, player, token) do update set ${added("plays", "wagered")}
    ), of_game_days as (
      insert into game_days as t
      select source_id, token, game, day, ${amounts}, ${bonus} from g group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (source_id, token, game, day) do update set ${added("plays", "wagered", "paid", "bonus")}
    ), of_games as (
      insert into game_totals as t (source_id, token, game, plays, wins, pushes, wagered, paid, creator_fees)
      select source_id, token, game, ${tally}, coalesce(${total("creator_fee")}, 0) from g group by 1, 2, 3 order by 1, 2, 3
      on conflict (source_id, token, game) do update set
        ${added("plays", "wins", "pushes", "wagered", "paid", "creator_fees")}
    ), players as (
      insert into platform_players as t select source_id, player, ${plays} from g group by 1, 2 order by 1, 2
      on conflict (source_id, player) do update set ${added("plays")}
      returning (xmax = 0)::int as is_new
    ), of_platform as (
      insert into platform_totals as t
      select source_id, ${plays}, (select sum(is_new) from players) from g group by 1 order by 1
      on conflict (source_id) do update set ${added("plays", "players")}
    )
    insert into pool_days as t
    select source_id, token, pool, day, ${amounts}, ${total("pool_fee")},
      (array_agg(pool_liquidity order by slot desc, id desc))[1], max(slot)
    from g where pool is not null group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (source_id, token, pool, day) do update set ${added("plays", "wagered", "paid", "pool_fees")},
      liquidity = case when ${newer} then excluded.liquidity else t.liquidity end,
      liquidity_slot = case when ${newer} then excluded.liquidity_slot else t.liquidity_slot end`)
  if (sign < 0) await dropEmpty(tx, ours)
}

const day = sql.raw(`(time_ms / ${dayMs})::int`)
const hour = sql.raw(`(time_ms / ${hourMs})::int`)
const added = (...columns: string[]): SQL =>
  sql.raw(columns.map((column) => `${column} = t.${column} + excluded.${column}`).join(", "))

/** Deletes the rows that count nothing any more, and the players with them from the numbers of players. */
async function dropEmpty(tx: Transaction, ours: SQL) {
  const empty = (table: string, key: SQL, columns: SQL) =>
    sql`delete from ${sql.raw(table)} t where t.plays <= 0 and ${key} in (select ${columns} ${ours})`
  await tx.execute(sql`
    with gone as (
      ${empty("player_days", sql`(t.source_id, t.token, t.day, t.player)`, sql`source_id, token, ${day}, player`)}
      returning t.source_id, t.token, t.day
    )
    update platform_days t set players = t.players - lost.players
    from (select source_id, token, day, count(*) as players from gone group by 1, 2, 3) lost
    where t.source_id = lost.source_id and t.token = lost.token and t.day = lost.day`)
  await tx.execute(sql`
    with gone as (
      ${empty("platform_players", sql`(t.source_id, t.player)`, sql`source_id, player`)} returning t.source_id
    )
    update platform_totals t set players = t.players - lost.players
    from (select source_id, count(*) as players from gone group by 1) lost where t.source_id = lost.source_id`)
  const inToken = (columns: string) => sql.raw(`(t.source_id, t.token, ${columns})`)
  await tx.execute(empty("player_totals", inToken("t.player, t.game"), sql`source_id, token, player, game`))
  await tx.execute(empty("player_tokens", inToken("t.player"), sql`source_id, token, player`))
  await tx.execute(empty("player_hours", inToken("t.hour, t.player"), sql`source_id, token, ${hour}, player`))
  await tx.execute(empty("game_days", inToken("t.game, t.day"), sql`source_id, token, game, ${day}`))
  await tx.execute(empty("game_totals", inToken("t.game"), sql`source_id, token, game`))
  await tx.execute(empty("platform_days", inToken("t.day"), sql`source_id, token, ${day}`))
  await tx.execute(empty("pool_days", inToken("t.day"), sql`source_id, token, ${day}`))
}

/** Best multiplier, first and last time of these players, from their plays. */
export async function recountExtremes(tx: Transaction, sourceId: number, players: readonly string[]): Promise<void> {
  if (players.length === 0) return
  const theirs = sql`from settled_games where source_id = ${sourceId} and player in ${[...players]}`
  await tx.execute(sql`
    update player_totals t set best_multiplier_bps = g.best, first_ms = g.first, last_ms = g.last
    from (
      select source_id, player, token, game, max(multiplier_bps) as best, min(time_ms) as first, max(time_ms) as last
      ${theirs} group by 1, 2, 3, 4
    ) g
    where t.source_id = g.source_id and t.player = g.player and t.token = g.token and t.game = g.game`)
  await tx.execute(sql`
    update player_days t set best_multiplier_bps = g.best
    from (
      select source_id, player, token, ${day} as day, max(multiplier_bps) as best ${theirs} group by 1, 2, 3, 4
    ) g
    where t.source_id = g.source_id and t.player = g.player and t.token = g.token and t.day = g.day`)
}

/** Hours serve the ranking of the last 24; older ones are no longer asked for. */
export async function dropOldHours(tx: Transaction, sourceId: number, beforeMs: number): Promise<void> {
  await tx.execute(
    sql`delete from player_hours where source_id = ${sourceId} and hour < ${Math.floor(beforeMs / hourMs)}`,
  )
}
