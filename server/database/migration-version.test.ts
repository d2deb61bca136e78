import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openSharedStorage, type SharedStorage } from "../testing/storage"
import { checkDatabase } from "./check-database"
import { newestMigration } from "./migration-version"
import { openDatabase } from "./open-database"

let storage: SharedStorage
beforeAll(async () => {
  storage = await openSharedStorage("PostgreSQL")
}, 60_000)
afterAll(() => storage.close())

test("a program works beside a newer one that has only added to the tables, and refuses one that has changed them", async () => {
  const newer = await openDatabase(storage.place)
  const level = async () => {
    const DATABASE_URL = "url" in storage.place ? storage.place.url : ""
    return (await checkDatabase({ DATABASE_URL, DATA_DIR: ".data" })).map(({ level }) => level)
  }
  const later = newestMigration() + 1
  const readableFrom = (when: number) =>
    newer.db.execute(
      sql.raw(`comment on table drizzle.__drizzle_migrations is 'tables of ${later}, readable from ${when}'`),
    )
  await newer.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`)
  await expect(openDatabase(storage.place)).rejects.toThrow("newer than this program")

  await readableFrom(newestMigration())
  await (await openDatabase(storage.place)).close()
  expect(await level()).toEqual(["ok"])

  await readableFrom(later)
  await expect(openDatabase(storage.place)).rejects.toThrow("newer than this program")
  expect(await level()).toEqual(["error"])
  await newer.close()
})
