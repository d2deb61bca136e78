import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { drizzle } from "drizzle-orm/node-postgres"
import { migrate } from "drizzle-orm/node-postgres/migrator"
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite"
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator"
import pg from "pg"
import type { DatabasePlace } from "../open-database"

/** A folder with the migrations up to the one with this number. */
function migrationsUpTo(last: number): string {
  const all = "server/database/migrations"
  const some = mkdtempSync(join(tmpdir(), `casino-migrations-${last}-`))
  mkdirSync(join(some, "meta"))
  const journal = JSON.parse(readFileSync(join(all, "meta/_journal.json"), "utf8"))
  journal.entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last)
  for (const { tag } of journal.entries) cpSync(join(all, `${tag}.sql`), join(some, `${tag}.sql`))
  writeFileSync(join(some, "meta/_journal.json"), JSON.stringify(journal))
  return some
}

/** Leaves an empty database as an earlier version did: with the migrations up to the one with this number, and these rows. */
export async function migratedUpTo(place: DatabasePlace, last: number, rows: string): Promise<void> {
  const migrationsFolder = migrationsUpTo(last)
  if ("folder" in place) {
    const client = await PGlite.create(place.folder)
    await migrateEmbedded(drizzleEmbedded(client), { migrationsFolder })
    await client.exec(rows)
    await client.close()
    return
  }
  const client = new pg.Client({ connectionString: place.url })
  await client.connect()
  await migrate(drizzle(client), { migrationsFolder })
  await client.query(rows)
  await client.end()
}
