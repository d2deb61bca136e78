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
/**
 * What a process takes while it makes an embedded database, and with one that is there, and some more. Measured: 860 and 280 MB on Node 20,
 * 730 and 280 on 22, up to 1,270 and 840 on 24, 720 and 290 on 26. 23 and 25 were not, and count as 24.
 */
function neededBytes(node: string) {
  const major = Number.parseInt(node, 10)
  return major > 22 && major < 26
    ? { new: 1_500_000_000, usual: 900_000_000 }
    : { new: 900_000_000, usual: 400_000_000 }
}
/** The system rounds a limit down. */
const roundedBytes = 1_000_000

/** A container that grants less ends the process without a word. */
export function checkMemory(folder: string, limit = memoryLimit(), node = process.versions.node): Finding[] {
  const made = existsSync(join(folder, "database"))
  const needed = neededBytes(node)[made ? "usual" : "new"]
  if (limit === null || limit >= needed - roundedBytes) return []
  const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
  return [
    fatal(
      "memory",
      `${made ? "the embedded database needs" : "to make the embedded database takes"} ${mb(needed)} on Node ${node}, and this process may take ${mb(limit)}`,
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
