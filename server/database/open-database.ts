import { existsSync } from "node:fs"
import { rename, rm } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import type { PGlite } from "@electric-sql/pglite"
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import { lockFolder } from "./folder-lock"
import { PgliteThread } from "./pglite-thread"

/** Postgres, wherever it runs. */
export interface Database {
  db: PgDatabase<PgQueryResultHKT>
  /**
   * Subscribes to NOTIFY on `channel`. `onLost` runs when notifications may have been missed; the subscription has ended
   * then. Resolves to the function that unsubscribes.
   */
  listen(channel: string, onNotify: (payload: string) => void, onLost: () => void): Promise<() => Promise<void>>
  /**
   * Takes the lock `name`, which one process of all that share the database can have. Null while another one has it.
   * `onLost` runs when the connection that holds it breaks. Resolves to the function that lets go of it.
   */
  lock(name: string, onLost: () => void): Promise<(() => Promise<void>) | null>
  close(): Promise<void>
}

export type Transaction = Parameters<Parameters<Database["db"]["transaction"]>[0]>[0]

/** A PostgreSQL server by its address, or one embedded in this process that keeps its data in a folder. */
export type DatabasePlace = { url: string } | { folder: string }

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url))

/**
 * Opens the database and brings its tables up to date. `onLost` runs when an embedded one ends by itself, or another process
 * has taken its folder: only a new process can open it then. A server's connections are made again by themselves.
 * @throws FolderInUse when another process has the folder, and whatever the database throws.
 */
export const openDatabase = (
  place: DatabasePlace,
  onLost: (error: Error) => void = () => undefined,
): Promise<Database> => ("url" in place ? openServer(place.url) : openEmbedded(place.folder, onLost))

async function openServer(url: string): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ])
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5_000 })
  // An error on an idle connection would end the process; the next query opens another connection.
  pool.on("error", () => undefined)
  const db = drizzle(pool)
  try {
    await migrate(db, { migrationsFolder })
  } catch (error) {
    await pool.end()
    throw error
  }
  /** A dedicated connection: subscriptions and locks belong to a connection, and a pooled one is reused. */
  const connect = async (onLost: () => void) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    let open = true
    const lost = () => {
      if (open) onLost()
      open = false
    }
    client.on("error", lost)
    client.on("end", lost)
    const close = async () => {
      open = false
      await client.end()
    }
    /** Closes the connection when its first query fails, because the caller never receives it then. */
    const first = async <T>(query: () => Promise<T>): Promise<T> => {
      try {
        return await query()
      } catch (error) {
        close().catch(() => undefined)
        throw error
      }
    }
    await first(() => client.connect())
    return { client, close, first }
  }
  return {
    db,
    async listen(channel, onNotify, onLost) {
      const { client, close, first } = await connect(onLost)
      client.on("notification", ({ payload }) => onNotify(payload ?? ""))
      await first(() => client.query(`LISTEN "${channel}"`))
      return close
    },
    async lock(name, onLost) {
      const { client, close, first } = await connect(onLost)
      const { rows } = await first(() => client.query("select pg_try_advisory_lock(hashtext($1)) as taken", [name]))
      if (rows[0]?.taken === true) return close
      await close()
      return null
    },
    close: () => pool.end(),
  }
}

async function openEmbedded(folder: string, onLost: (error: Error) => void): Promise<Database> {
  const unlock = await lockFolder(folder, () =>
    onLost(new Error(`Another process has taken the database in ${folder}.`)),
  )
  try {
    if (!existsSync(folder)) await prepareFolder(folder)
    const [{ drizzle }, { migrate }] = await Promise.all([
      import("drizzle-orm/pglite"),
      import("drizzle-orm/pglite/migrator"),
    ])
    const client = await PgliteThread.open(folder, onLost)
    const db = drizzle(client as unknown as PGlite) // Drizzle calls what `PgliteThread` has: query and transaction.
    await migrate(db, { migrationsFolder })
    return {
      db,
      listen: (channel, onNotify) => client.listen(channel, onNotify),
      // The folder is this process's alone.
      lock: async () => async () => undefined,
      close: () => client.close().finally(unlock),
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Creates an empty database under a temporary name, so that an interrupted creation is never opened. */
export async function prepareFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL("./prepare-folder.mjs", import.meta.url), { workerData: { folder: unfinished } })
    worker.once("error", reject)
    worker.once("exit", () => resolve())
  })
  await rename(unfinished, folder)
}
