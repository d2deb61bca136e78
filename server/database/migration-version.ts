import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { type SQL, sql } from "drizzle-orm"
import * as v from "valibot"
import { DatabaseUnusable } from "./database-away"

const journal = v.object({ entries: v.array(v.object({ when: v.number() })) })
const journalFile = fileURLToPath(new URL("./migrations/meta/_journal.json", import.meta.url))

/** When this program's newest migration was written: databases remember it as the version of their tables. */
export const newestMigration = (): number =>
  Math.max(...v.parse(journal, JSON.parse(readFileSync(journalFile, "utf8"))).entries.map(({ when }) => when))

/** What an operator does about a database that is newer than the program. */
export const olderProgram = "Start the version that migrated it, or restore the dump from before the upgrade."

export class DatabaseIsNewer extends DatabaseUnusable {
  override readonly name = "DatabaseIsNewer"
  constructor() {
    super(`This database is newer than this program. ${olderProgram}`)
  }
}

const there = v.object({ rows: v.tuple([v.object({ there: v.boolean() })]) })
const newest = v.object({ rows: v.tuple([v.object({ newest: v.nullable(v.string()) })]) })

/** The version of a database's tables; null for one without tables. Reads alone. */
export async function migrationOf(db: { execute(query: SQL): PromiseLike<unknown> }): Promise<number | null> {
  const table = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`)
  if (!v.parse(there, table).rows[0].there) return null
  const reply = await db.execute(sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`)
  return Number(v.parse(newest, reply).rows[0].newest ?? 0)
}
