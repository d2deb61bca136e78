import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { type SQL, sql } from "drizzle-orm"
import * as v from "valibot"
import { DatabaseUnusable } from "./database-away"

const journal = v.object({ entries: v.array(v.object({ when: v.number(), readableFrom: v.optional(v.number()) })) })
const journalFile = fileURLToPath(new URL("./migrations/meta/_journal.json", import.meta.url))

const entries = () => v.parse(journal, JSON.parse(readFileSync(journalFile, "utf8"))).entries

/** When this program's newest migration was written: databases remember it as the version of their tables. */
export const newestMigration = (): number => Math.max(...entries().map(({ when }) => when))

/**
 * The newest migration of the oldest program that can work with these tables. A migration that only adds names it as `readableFrom` in the
 * journal; with any other, only programs that have it can.
 */
const readableFrom = (): number => Math.max(...entries().map(({ when, readableFrom = when }) => readableFrom))

type Reader = { execute(query: SQL): PromiseLike<unknown> }

/** For older programs; the comment goes with a dump. */
export const keepReadableFrom = async (db: Reader): Promise<unknown> =>
  db.execute(
    sql.raw(
      `comment on table drizzle.__drizzle_migrations is 'tables of ${newestMigration()}, readable from ${readableFrom()}'`,
    ),
  )

const comment = v.object({ rows: v.tuple([v.object({ comment: v.nullable(v.string()) })]) })

/** Whether this program can work with the tables of a newer one, by what that one has left beside them. */
export async function canRead(db: Reader, stored: number): Promise<boolean> {
  const reply = await db.execute(
    sql`select obj_description('drizzle.__drizzle_migrations'::regclass, 'pg_class') as comment`,
  )
  const said = /^tables of (\d+), readable from (\d+)$/.exec(v.parse(comment, reply).rows[0].comment ?? "")
  return Number(said?.[1]) === stored && Number(said?.[2]) <= newestMigration()
}

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
export async function migrationOf(db: Reader): Promise<number | null> {
  const table = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`)
  if (!v.parse(there, table).rows[0].there) return null
  const reply = await db.execute(sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`)
  return Number(v.parse(newest, reply).rows[0].newest ?? 0)
}
