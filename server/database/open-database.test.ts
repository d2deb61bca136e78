import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openStorage, type TestStorage } from "../testing/storage"
import { type Database, openDatabase } from "./open-database"

let storage: TestStorage
let database: Database
beforeAll(async () => {
  storage = await openStorage("PostgreSQL")
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
