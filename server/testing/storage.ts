import { randomBytes } from "node:crypto"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { DatabasePlace } from "../database/open-database"
import { emptyDatabase, emptyDatabaseWithoutTables } from "../database/testing/empty-folder"
import { startPostgres, type TestPostgres } from "./postgres"

/** What the server stores its data in: every promise about data holds on both. */
export const storages = ["embedded", "PostgreSQL"] as const
export type StorageKind = (typeof storages)[number]

export interface SharedStorage {
  place: DatabasePlace
  close(): Promise<void>
}

export interface TestStorage extends SharedStorage {
  /** The server process; null for the embedded database. */
  server: TestPostgres | null
}

const newDatabase = (server: TestPostgres) => server.createDatabase(`casino_${randomBytes(4).toString("hex")}`)

/** A server of its own for each file of tests takes seconds. `end-postgres.ts` ends it. */
let shared: Promise<TestPostgres> | null = null

/** As `openStorage`, on the one server of this process, which none of its tests may stop. */
export async function openSharedStorage(kind: StorageKind, tables?: boolean): Promise<SharedStorage> {
  if (kind === "embedded") return openEmbedded(tables)
  shared ??= startPostgres(process.env.SHARED_POSTGRES)
  return { place: { url: await newDatabase(await shared) }, close: async () => undefined }
}

/** An empty database of this kind, on a server of its own. */
export async function openStorage(kind: StorageKind): Promise<TestStorage> {
  if (kind === "embedded") return openEmbedded()
  const server = await startPostgres()
  return { place: { url: await newDatabase(server) }, server, close: () => server.close() }
}

/** With the tables of today, unless a test makes older ones. */
async function openEmbedded(tables = true): Promise<TestStorage> {
  const folder = mkdtempSync(join(tmpdir(), "casino-storage-"))
  const embedded = join(folder, "database")
  await (tables ? emptyDatabase : emptyDatabaseWithoutTables)(embedded)
  return {
    place: { folder: embedded },
    server: null,
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}
