import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { DatabasePlace } from "../database/open-database"
import { emptyDatabase } from "../database/testing/empty-folder"
import { startPostgres, type TestPostgres } from "./postgres"

/** What the server stores its data in: every promise about data holds on both. */
export const storages = ["embedded", "PostgreSQL"] as const
export type StorageKind = (typeof storages)[number]

export interface TestStorage {
  place: DatabasePlace
  /** The server process; null for the embedded database. */
  server: TestPostgres | null
  close(): Promise<void>
}

/** An empty database of this kind. */
export async function openStorage(kind: StorageKind): Promise<TestStorage> {
  if (kind === "PostgreSQL") {
    const server = await startPostgres()
    const url = await server.createDatabase(`casino_${randomBytes(4).toString("hex")}`)
    return { place: { url }, server, close: () => server.close() }
  }
  const folder = mkdtempSync(join(tmpdir(), "casino-storage-"))
  const embedded = join(folder, "database")
  await emptyDatabase(embedded)
  return {
    place: { folder: embedded },
    server: null,
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}
