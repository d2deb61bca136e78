import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { cp, mkdtemp, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openDatabase, prepareFolder } from "../open-database"

const version: string = JSON.parse(readFileSync("node_modules/@electric-sql/pglite/package.json", "utf8")).version
const migrations = "server/database/migrations"

/** SHA-256 of the tables of today, shortened. */
function tablesHash(): string {
  const hash = createHash("sha256")
  for (const file of readdirSync(migrations).filter((name) => name.endsWith(".sql")))
    hash.update(readFileSync(join(migrations, file)))
  return hash.digest("hex").slice(0, 12)
}

/** Puts a database without rows at `folder`. Its tables take seconds, so they are made once on this machine and copied from then on. */
export async function emptyDatabase(folder: string): Promise<void> {
  const prepared = join(tmpdir(), `casino-empty-database-${version}-${tablesHash()}`)
  await copied(prepared, folder, async (own) => {
    await emptyDatabaseWithoutTables(own)
    await (await openDatabase({ folder: own })).close()
  })
}

/** As `emptyDatabase`, as it is before the first migration. */
export const emptyDatabaseWithoutTables = (folder: string): Promise<void> =>
  copied(join(tmpdir(), `casino-empty-database-${version}`), folder, prepareFolder)

async function copied(prepared: string, folder: string, prepare: (folder: string) => Promise<void>) {
  if (!existsSync(prepared)) {
    const own = join(await mkdtemp(`${prepared}-`), "database")
    await prepare(own)
    await rename(own, prepared).catch((error) => {
      // Another process was quicker.
      if (!existsSync(prepared)) throw error
    })
    await rm(join(own, ".."), { recursive: true, force: true })
  }
  await cp(prepared, folder, { recursive: true })
}
