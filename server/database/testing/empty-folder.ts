import { existsSync, readFileSync } from "node:fs"
import { cp, mkdtemp, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { prepareFolder } from "../open-database"

const version: string = JSON.parse(readFileSync("node_modules/@electric-sql/pglite/package.json", "utf8")).version
const prepared = join(tmpdir(), `casino-empty-database-${version}`)

/** Puts an empty database at `folder`. Making one takes seconds, so it is made once and copied from then on. */
export async function emptyDatabase(folder: string): Promise<void> {
  if (!existsSync(prepared)) await prepareOnce()
  await cp(prepared, folder, { recursive: true })
}

async function prepareOnce() {
  const own = join(await mkdtemp(`${prepared}-`), "database")
  await prepareFolder(own)
  await rename(own, prepared).catch((error) => {
    // Another process was quicker.
    if (!existsSync(prepared)) throw error
  })
  await rm(join(own, ".."), { recursive: true, force: true })
}
