import { chmodSync, mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openSharedStorage, type SharedStorage } from "../testing/storage"
import { type Database, openDatabase } from "./open-database"
import { emptyDatabase } from "./testing/empty-folder"

let storage: SharedStorage
let database: Database
beforeAll(async () => {
  storage = await openSharedStorage("PostgreSQL")
  database = await openDatabase(storage.place)
}, 60_000)
afterAll(async () => {
  await database.close()
  await storage.close()
})

const connections = async () => {
  const { rows } = (await database.db.execute(
    sql`select count(*)::int as n from pg_stat_activity where usename = 'casino'`,
  )) as unknown as { rows: { n: number }[] } // Of this query.
  return rows[0]?.n
}

test("a subscription or a lock that the server refuses leaves no connection open", async () => {
  const before = await connections()
  const ignore = () => undefined
  await expect(database.listen('a"b', ignore, ignore)).rejects.toThrow("syntax error")
  await expect(database.lock("\u0000", ignore)).rejects.toThrow()
  await expect.poll(connections).toBe(before)
})

test("a connection that breaks between two queries of a transaction fails the transaction and leaves the process running", async () => {
  const broken = database.db.transaction(async (transaction) => {
    const { rows } = (await transaction.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
      rows: { pid: number }[] // Of this query.
    }
    await database.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    // The end of the connection arrives while no query waits for it.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await transaction.execute(sql`select 1`)
  })
  await expect(broken).rejects.toThrow()
  expect(await connections()).toBeGreaterThan(0)
})

test("other users of the machine can neither read nor write an embedded database, one of an earlier version included", async () => {
  const parent = mkdtempSync(join(tmpdir(), "casino-modes-"))
  try {
    const folder = join(parent, "database")
    await emptyDatabase(folder)
    chmodSync(folder, 0o755)
    await (await openDatabase({ folder })).close()
    expect((statSync(folder).mode & 0o777).toString(8)).toBe("700")
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}, 60_000)

test("the making of an embedded database is said in the log before it begins", async () => {
  const parent = mkdtempSync(join(tmpdir(), "casino-made-"))
  /** Ends it there: the making takes many seconds. */
  const info = (_: unknown, line?: string) => {
    throw new Error(line)
  }
  try {
    const opening = openDatabase({ folder: join(parent, "database") }, undefined, { info })
    await expect(opening).rejects.toThrow("The embedded database is made")
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
})
