import { existsSync } from "node:fs"
import { join } from "node:path"
import { drizzle } from "drizzle-orm/node-postgres"
import { error, type Finding, fatal, ok, warning } from "../check-config/finding"
import { memoryLimit } from "../machine"
import type { ServerSettings } from "../settings"
import { writeIn } from "./folder-lock"
import { canRead, migrationOf, newestMigration, olderProgram } from "./migration-version"
import { lackingRights } from "./owner-rights"

const patienceMs = 5_000
/** What a process takes while it makes an embedded database (1,120 MB on Node 24, 850 on 20), and with one that is there (270 MB), and some more. */
const [newBytes, usualBytes] = [1_300_000_000, 400_000_000]
/** The system rounds a limit down. */
const roundedBytes = 1_000_000

/** A container that grants less ends the process without a word. */
export function checkMemory(folder: string, limit = memoryLimit()): Finding[] {
  const needed = existsSync(join(folder, "database")) ? usualBytes : newBytes
  if (limit === null || limit >= needed - roundedBytes) return []
  const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  return [
    fatal(
      "memory",
      `${needed === newBytes ? "to make the embedded database takes" : "the embedded database needs"} ${mb(needed)}, and this process may take ${mb(limit)}`,
      "Grant more memory, or set DATABASE_URL to a PostgreSQL server.",
    ),
  ]
}

/** Whether the database answers, and whether its tables are of this program. Nothing is migrated. */
export async function checkDatabase({
  DATABASE_URL: url,
  DATA_DIR: folder,
}: Pick<ServerSettings, "DATABASE_URL" | "DATA_DIR">): Promise<Finding[]> {
  if (url === undefined) {
    const embedded = join(folder, "database")
    writeIn(embedded)
    const says = existsSync(embedded) ? `embedded, in ${embedded}` : `embedded; ${embedded} is made at the first start`
    return [
      ...checkMemory(folder),
      warning(
        "database",
        `${says}. It survives a process that is killed, not a power cut`,
        "Set DATABASE_URL to a PostgreSQL server for a casino with real tokens.",
      ),
    ]
  }
  const { default: pg } = await import("pg")
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on("error", () => undefined)
  await client.connect()
  try {
    const db = drizzle(client)
    const [stored, lacking] = [await migrationOf(db), await lackingRights(db)]
    if (lacking) return [error("database", lacking.says, lacking.cure)]
    if (stored === null) return [ok("database", "answers, and is empty; the first start makes its tables")]
    if (stored > newestMigration())
      return (await canRead(db, stored))
        ? [ok("database", "answers; a newer program has added to its tables, and this one can work with them")]
        : [fatal("database", "is newer than this program", olderProgram)]
    if (stored < newestMigration())
      return [warning("database", "is of an older version; the next start migrates it", "Make a dump first: pg_dump.")]
    return [ok("database", "answers, and its tables are of this version")]
  } finally {
    await client.end()
  }
}
