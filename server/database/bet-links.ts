import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm"
import type { Transaction } from "./open-database"
import { openBets, settledGames } from "./play-schema"
import type { NewGame, OpenBet } from "./settled-game"

/** What a game that was just inserted is linked by. */
export type StoredGame = Pick<typeof settledGames.$inferSelect, "id" | "player" | "slot" | "nonce" | "betSignature">

interface Link {
  gameId: number
  bet: OpenBet
}

/** A settlement belongs to its player's last bet before it: a second bet is not accepted while one is open. */
export async function linkOpenBets(tx: Transaction, sourceId: number, inserted: readonly StoredGame[]): Promise<void> {
  const waiting = inserted
    .filter(({ betSignature }) => betSignature === null)
    .sort((one, other) => one.slot - other.slot || (one.nonce ?? 0) - (other.nonce ?? 0))
  if (waiting.length === 0) return
  const players = [...new Set(waiting.map(({ player }) => player))]
  const bets = await tx
    .select()
    .from(openBets)
    .where(and(eq(openBets.sourceId, sourceId), inArray(openBets.player, players)))
    .orderBy(desc(openBets.slot))
  const links: Link[] = []
  for (const { id, player, slot } of waiting) {
    const at = bets.findIndex((bet) => bet.player === player && bet.slot <= slot)
    const [bet] = at < 0 ? [] : bets.splice(at, 1)
    if (bet) links.push({ gameId: id, bet })
  }
  await link(tx, sourceId, links)
}

/** Gives games that were stored without their bets those with which they were read now. */
export async function linkKnownGames(tx: Transaction, sourceId: number, games: readonly NewGame[]): Promise<void> {
  const bets = new Map(
    games.flatMap(({ signature, eventIndex, player, betSignature, betSlot, betTimeMs }) =>
      betSignature === null || betSlot === null || betTimeMs === null
        ? []
        : [
            [
              `${signature} ${eventIndex}`,
              { player, signature: betSignature, slot: betSlot, timeMs: betTimeMs },
            ] as const,
          ],
    ),
  )
  if (bets.size === 0) return
  const { id, signature, eventIndex } = settledGames
  const unlinked = await tx
    .select({ id, signature, eventIndex })
    .from(settledGames)
    .where(
      and(
        eq(settledGames.sourceId, sourceId),
        inArray(
          signature,
          games.map((game) => game.signature),
        ),
        isNull(settledGames.betSignature),
      ),
    )
  const links = unlinked.flatMap((game) => {
    const bet = bets.get(`${game.signature} ${game.eventIndex}`)
    return bet ? [{ gameId: game.id, bet }] : []
  })
  await link(tx, sourceId, links)
}

/**
 * Gives each bet the first settlement of its player after it, or stores it until that one is read. `earlier` are signatures
 * of settlements that came before these bets: a player can bet again in the slot in which the last bet was settled.
 */
export async function placeBets(
  tx: Transaction,
  sourceId: number,
  bets: readonly OpenBet[],
  earlier: readonly string[],
): Promise<void> {
  if (bets.length === 0) return
  const linked = await tx
    .select({ signature: settledGames.betSignature })
    .from(settledGames)
    .where(
      and(
        eq(settledGames.sourceId, sourceId),
        inArray(
          settledGames.betSignature,
          bets.map(({ signature }) => signature),
        ),
      ),
    )
  const known = new Set(linked.map(({ signature }) => signature))
  const unknown = bets.filter(({ signature }) => !known.has(signature))
  if (unknown.length === 0) return
  const found = await tx.execute(sql`
    select bet.place::int, next.id, next.free
    from unnest(${texts(unknown.map(({ player }) => player))}, ${numbers(unknown.map(({ slot }) => slot))})
      with ordinality as bet (player, slot, place)
    cross join lateral (
      select id, (bet_signature is null and not partial) as free from settled_games g
      where g.source_id = ${sourceId} and g.player = bet.player and g.slot >= bet.slot
        and g.signature <> all(${texts(earlier)}) order by g.slot, g.nonce limit 1
    ) next`)
  const { rows } = found as unknown as { rows: { place: number; id: string | number; free: boolean }[] } // On both drivers.
  const nextOf = new Map(rows.map(({ place, id, free }) => [place, { id: Number(id), free }]))
  const taken = new Set<number>()
  const links: Link[] = []
  const open: OpenBet[] = []
  for (const [index, bet] of unknown.entries()) {
    const next = nextOf.get(index + 1)
    if (next?.free && !taken.has(next.id)) {
      taken.add(next.id)
      links.push({ gameId: next.id, bet })
    } else open.push(bet)
  }
  await link(tx, sourceId, links)
  if (open.length > 0)
    await tx
      .insert(openBets)
      .values(open.map((bet) => ({ sourceId, ...bet })))
      .onConflictDoNothing()
}

/** Gives plays that are taken back their bets free again: when a play is read once more, its bet is not among what is read. */
export async function reopenBets(tx: Transaction, sourceId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into open_bets (source_id, player, signature, slot, time_ms)
    select source_id, player, bet_signature, bet_slot, bet_time_ms from settled_games
    where source_id = ${sourceId} and id = any(${numbers(ids)}) and bet_signature is not null
      and bet_slot is not null and bet_time_ms is not null
    on conflict do nothing`)
}

async function link(tx: Transaction, sourceId: number, links: readonly Link[]): Promise<void> {
  if (links.length === 0) return
  const bets = links.map(({ bet }) => bet)
  await tx.execute(sql`
    update settled_games g set bet_signature = link.signature, bet_slot = link.slot, bet_time_ms = link.time_ms
    from unnest(
      ${numbers(links.map(({ gameId }) => gameId))}, ${texts(bets.map(({ signature }) => signature))},
      ${numbers(bets.map(({ slot }) => slot))}, ${numbers(bets.map(({ timeMs }) => timeMs))}
    ) as link (id, signature, slot, time_ms)
    where g.id = link.id`)
  await tx.delete(openBets).where(
    and(
      eq(openBets.sourceId, sourceId),
      inArray(
        openBets.player,
        bets.map(({ player }) => player),
      ),
      inArray(
        openBets.signature,
        bets.map(({ signature }) => signature),
      ),
    ),
  )
}

/**
 * The hash of a seed is published by the settlement before it. That one may be read earlier or later, so the plays that were
 * just inserted are looked at from both sides. The nonce that is searched for is computed from the known play: only so the
 * index of nonces finds it, however many plays a player has.
 */
export async function linkCommitments(tx: Transaction, sourceId: number, inserted: readonly number[]): Promise<void> {
  if (inserted.length === 0) return
  const hashOf = (seed: string) => sql.raw(`encode(sha256(convert_to(${seed}, 'UTF8')), 'hex')`)
  await tx.execute(sql`
    with mine as materialized (
      select id, player, nonce, slot, rng_seed, next_rng_seed_hashed, commitment_slot from settled_games
      where id = any(${numbers(inserted)}) and nonce is not null
    ), pairs as (
      select mine.id, before.slot from mine join settled_games before
        on before.source_id = ${sourceId} and before.player = mine.player and before.nonce = mine.nonce - 1
      where mine.commitment_slot is null and before.next_rng_seed_hashed = ${hashOf("mine.rng_seed")}
      union all
      select after.id, mine.slot from mine join settled_games after
        on after.source_id = ${sourceId} and after.player = mine.player and after.nonce = mine.nonce + 1
      where after.commitment_slot is null and mine.next_rng_seed_hashed = ${hashOf("after.rng_seed")}
    )
    update settled_games g set commitment_slot = pairs.slot from pairs where g.id = pairs.id`)
}

// Arrays travel as one text: the drivers write arrays differently.
const numbers = (values: readonly number[]) => sql`string_to_array(${values.join(",")}, ',')::bigint[]`
/** Addresses and signatures, which hold no comma. */
const texts = (values: readonly string[]) => sql`string_to_array(${values.join(",")}, ',')`
