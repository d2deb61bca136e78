import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { openDatabase } from "./open-database"
import { PlayQueries } from "./play-queries"
import { PlayStore } from "./play-store"
import { emptyDatabaseWithoutTables } from "./testing/empty-folder"
import { migratedUpTo } from "./testing/migrated-up-to"

const folder = mkdtempSync(join(tmpdir(), "casino-migrations-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** How plays were stored before their creator fees were summed; their rows follow. */
const intoPlays = `
    insert into play_sources (chain, creator) values ('chain', 'creator');
    insert into settled_games (source_id, signature, event_index, slot, time_ms, player, token, game, wager, payout,
      jackpot, multiplier_bps, outcome, creator_fee, finalized, partial) values`

test("plays of a database before the event store stay counted, are partial, and are read again from the chain", async () => {
  const path = join(folder, "database")
  await emptyDatabaseWithoutTables(path)
  await migratedUpTo(
    { folder: path },
    1,
    `
    insert into read_heads values ('chain', 'creator', 'newest', 5);
    insert into settled_games values
      ('chain', 'one', 0, 3, 86400001, 'creator', 'ann', 'sol', 100, 250, 0, 25000),
      ('chain', 'two', 0, 4, 86400002, 'creator', 'ann', 'sol', 100, 0, 0, 0),
      ('chain', 'two', 1, 4, 86400002, 'creator', 'bob', 'usdc', 7, 7, 0, 10000),
      ('other', 'two', 0, 4, 86400002, 'creator', 'bob', 'sol', 900, 0, 0, 0);`,
  )

  const database = await openDatabase({ folder: path })
  const store = await PlayStore.open(database, { chain: "chain", creator: "creator" })
  const plays = new PlayQueries(store)
  expect(await store.head()).toBeNull()
  expect(await plays.totals("sol")).toEqual({ plays: 3, players: 2, volume: 200n })
  expect(await plays.ofPlayer("ann")).toEqual([
    {
      ...{ token: "sol", game: "", plays: 2, wins: 1, pushes: 0, wagered: 200n, paid: 250n, jackpots: 0n },
      ...{ bonus: 0n, bestMultiplierBps: 25_000, firstMs: 86_400_001, lastMs: 86_400_002 },
    },
  ])
  expect(await plays.daily("sol", 1, undefined)).toEqual([
    { day: 1, plays: 2, players: 1, wagered: 200n, paid: 250n, bonus: 0n },
  ])
  const { total } = await plays.page({}, 10, { page: 0 })
  const games = await plays.newest({}, 10)
  expect(total).toBe(3)
  expect(games.map(({ signature, partial, bet }) => [signature, partial, bet])).toEqual([
    ["two", true, null],
    ["two", true, null],
    ["one", true, null],
  ])
  await database.close()
}, 60_000)

test("creator fees of plays stored before they were summed are summed when the database is opened", async () => {
  const path = join(folder, "without-fees")
  await emptyDatabaseWithoutTables(path)
  await migratedUpTo(
    { folder: path },
    3,
    `
    ${intoPlays}
      (1, 'one', 0, 3, 1, 'ann', 'sol', 'dice', 100, 250, 0, 25000, 1, 4, true, false),
      (1, 'two', 0, 4, 2, 'ann', 'sol', 'dice', 100, 0, 0, 0, -1, 5, true, false),
      (1, 'six', 0, 5, 3, 'bob', 'usdc', '', 100, 0, 0, 0, -1, null, true, true);
    insert into game_totals values (1, 'sol', 'dice', 2, 1, 0, 200, 250), (1, 'usdc', '', 1, 0, 0, 100, 0);`,
  )

  const database = await openDatabase({ folder: path })
  const plays = new PlayQueries(await PlayStore.open(database, { chain: "chain", creator: "creator" }))
  expect(await plays.creatorFees()).toEqual([
    { token: "sol", amount: 9n },
    { token: "usdc", amount: 0n },
  ])
  await database.close()
})

test("a database of a newer program is refused and left as it is", async () => {
  const path = join(folder, "newer")
  await emptyDatabaseWithoutTables(path)
  const before = await openDatabase({ folder: path })
  await before.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  )
  await before.close()
  await expect(openDatabase({ folder: path })).rejects.toThrow("newer than this program")
  await expect(openDatabase({ folder: path })).rejects.toThrow("newer than this program")
}, 60_000)

test("an upgrade that fails in its middle leaves the database as it was, and runs once the cause is gone", async () => {
  const path = join(folder, "half")
  await emptyDatabaseWithoutTables(path)
  await migratedUpTo(
    { folder: path },
    3,
    `
    ${intoPlays}
      (1, 'one', 0, 3, 1, 'ann', 'sol', 'dice', 100, 250, 0, 25000, 1, 4, true, false);
    insert into game_totals values (1, 'sol', 'dice', 1, 1, 0, 100, 250);
    create table client_errors (stray integer);`,
  )
  await expect(openDatabase({ folder: path })).rejects.toThrow()

  const left = await PGlite.create(path)
  const tables = await left.query(
    "select to_regclass('shared_prices') as prices, to_regclass('referrers') as referrers",
  )
  // The last that had run before the upgrade, and the first of it.
  expect(tables.rows).toEqual([{ prices: null, referrers: "referrers" }])
  await left.exec("drop table client_errors")
  await left.close()

  const database = await openDatabase({ folder: path })
  const plays = new PlayQueries(await PlayStore.open(database, { chain: "chain", creator: "creator" }))
  expect(await plays.creatorFees()).toEqual([{ token: "sol", amount: 4n }])
  expect((await plays.page({}, 10, { page: 0 })).total).toBe(1)
  await database.close()
}, 60_000)
