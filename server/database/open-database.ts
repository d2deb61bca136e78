import { existsSync } from "node:fs"
import { chmod, mkdir, rename, rm } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import type { PGlite } from "@electric-sql/pglite"
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import { type Log, silentLog } from "../log"
import { freeBytes } from "../machine"
import { DiskFull, failureOf, newDatabaseBytes } from "./disk-full"
import { lockFolder } from "./folder-lock"
import { canRead, DatabaseIsNewer, keepReadableFrom, migrationOf, newestMigration } from "./migration-version"
import { DatabaseOfAnother, lackingRights } from "./owner-rights"
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
   * Takes the lock `name`, which one process of all that share the database can have. Null while another one has it. A holder
   * that has not called `touch` for `frozenMs` loses its connection, so that the next attempt succeeds: a process that is
   * stopped, or cut off, would hold the lock for ever. `onLost` runs when the connection that holds it breaks.
   */
  lock(name: string, onLost: () => void, frozenMs?: number): Promise<Lock | null>
  /** Of this process to a server, and who waits for one; an embedded database has none. */
  connections?(): { used: number; idle: number; waiting: number }
  close(): Promise<void>
}

export interface Lock {
  /** Says that the holder is at work. @throws when the lock was lost. */
  touch(): Promise<void>
  release(): Promise<void>
}

export type Transaction = Parameters<Parameters<Database["db"]["transaction"]>[0]>[0]

/** A PostgreSQL server by its address, or one embedded in this process that keeps its data in a folder. */
export type DatabasePlace = { url: string; poolSize?: number } | { folder: string }

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url))

/**
 * Opens the database and brings its tables up to date. `onLost` runs when an embedded one ends by itself, or another process
 * has taken its folder: only a new process can open it then. A server's connections are made again by themselves.
 * @throws FolderInUse when another process has the folder, and whatever the database throws.
 */
export const openDatabase = (
  place: DatabasePlace,
  onLost: (error: Error) => void = () => undefined,
  log: Pick<Log, "info"> = silentLog,
): Promise<Database> => ("url" in place ? openServer(place, log) : openEmbedded(place.folder, onLost, log))

/**
 * Brings the tables up to date, and says in the log when that begins and ends.
 * @throws DatabaseIsNewer: this program would write into tables that it does not know. DatabaseOfAnother.
 */
async function upToDate(db: Pick<Database["db"], "execute">, migrate: () => Promise<unknown>, log: Pick<Log, "info">) {
  const [stored, lacking] = [await migrationOf(db), await lackingRights(db)]
  const newest = newestMigration()
  const isNewer = stored !== null && stored > newest
  if (isNewer && !(await canRead(db, stored))) throw new DatabaseIsNewer()
  if (lacking && (lacking.isForeign || stored === null || stored < newest)) throw new DatabaseOfAnother(lacking)
  if (isNewer || stored === newest) return
  const startMs = performance.now()
  log.info({ from: stored, to: newest }, "The database's tables are brought up to date: do not stop this process")
  await migrate()
  await keepReadableFrom(db)
  log.info({ seconds: Math.ceil((performance.now() - startMs) / 1_000) }, "The database's tables are up to date")
}

/** Parameters of the address win over these, so that an operator can set each: `?statement_timeout=8000`. */
const serverLimits = { application_name: "dghrt-casino", connectionTimeoutMillis: 5_000, keepAlive: true }
/** For a server that is cut off: no answer of its own arrives. */
const query_timeout = 6_000
/** A query that waits for a lock gives its connection back before those behind it in the queue give up. */
const queryLimits = {
  lock_timeout: 1_500,
  statement_timeout: 4_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout,
}
const defaultPoolSize = 10

async function openServer(
  { url, poolSize }: { url: string; poolSize?: number },
  log: Pick<Log, "info">,
): Promise<Database> {
  const [{ default: pg }, { drizzle }, { migrate }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ])
  const max = poolSize ?? defaultPoolSize
  const pool = new pg.Pool({ connectionString: url, max, ...serverLimits, ...queryLimits })
  // An error on an idle connection would end the process; the next query opens another connection.
  pool.on("error", () => undefined)
  // So would one on a connection in use that breaks between two queries of a transaction; the second of them fails.
  pool.on("connect", (client) => client.on("error", () => undefined))
  const db = drizzle(pool)
  // A migration may take as long as it needs.
  const migrating = new pg.Client({ connectionString: url, ...serverLimits })
  migrating.on("error", () => undefined)
  try {
    await migrating.connect()
    // Several processes start at once: one migrates, the others wait and find it done. The lock ends with the connection.
    await migrating.query("select pg_advisory_lock(hashtext('migration'))")
    const own = drizzle(migrating)
    await upToDate(own, () => migrate(own, { migrationsFolder }), log)
  } catch (error) {
    await pool.end()
    throw error
  } finally {
    await migrating.end()
  }
  /** A dedicated connection: subscriptions and locks belong to a connection, and a pooled one is reused. */
  const connect = async (onLost: () => void) => {
    const client = new pg.Client({ connectionString: url, ...serverLimits, query_timeout })
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
    async lock(name, onLost, frozenMs = Number.POSITIVE_INFINITY) {
      const { client, close, first } = await connect(onLost)
      const { rows } = await first(() => client.query("select pg_try_advisory_lock(hashtext($1)) as taken", [name]))
      const touch = async () => {
        await client.query("select 1")
      }
      if (rows[0]?.taken === true) return { touch, release: close }
      if (Number.isFinite(frozenMs)) await first(() => client.query(endFrozenHolder, [name, frozenMs]))
      await close()
      return null
    },
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  }
}

/** The lock's key is the hash as 64 bits, of which the server shows the halves. `touch` is the last query of its connection. */
const endFrozenHolder = `
  select pg_terminate_backend(held.pid) from pg_locks held join pg_stat_activity holder on holder.pid = held.pid
  where held.locktype = 'advisory' and held.granted and held.objsubid = 1 and held.classid::bigint << 32 | held.objid::bigint
    = hashtext($1)::bigint and held.database = (select oid from pg_database where datname = current_database())
    and holder.state_change < clock_timestamp() - make_interval(secs => $2::double precision / 1000)`

async function openEmbedded(folder: string, onLost: (error: Error) => void, log: Pick<Log, "info">): Promise<Database> {
  const unlock = await lockFolder(folder, () =>
    onLost(new Error(`Another process has taken the database in ${folder}.`)),
  )
  try {
    if (!existsSync(folder)) {
      log.info(
        { folder },
        "The embedded database is made, which takes up to a minute: until then lists and chat answer 503",
      )
      await prepareFolder(folder)
    }
    // PGlite lets everybody write its files. Another user's folder stays as it is.
    await chmod(folder, ownerAlone).catch(() => undefined)
    const [{ drizzle }, { migrate }] = await Promise.all([
      import("drizzle-orm/pglite"),
      import("drizzle-orm/pglite/migrator"),
    ])
    const client = await PgliteThread.open(folder, onLost)
    const db = drizzle(client as unknown as PGlite) // Drizzle calls what `PgliteThread` has: query and transaction.
    await upToDate(db, () => migrate(db, { migrationsFolder }), log)
    return {
      db,
      listen: (channel, onNotify) => client.listen(channel, onNotify),
      // The folder is this process's alone.
      lock: async () => ({ touch: async () => undefined, release: async () => undefined }),
      close: () => client.close().finally(unlock),
    }
  } catch (error) {
    unlock()
    throw failureOf(error, folder)
  }
}

const ownerAlone = 0o700

/** Creates an empty database under a temporary name, so that an interrupted creation is never opened. */
export async function prepareFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  if ((await freeBytes(folder)) < newDatabaseBytes) throw new DiskFull(folder)
  await mkdir(unfinished, { recursive: true, mode: ownerAlone })
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL("./prepare-folder.mjs", import.meta.url), { workerData: { folder: unfinished } })
    worker.once("error", reject)
    worker.once("exit", (code) => (code === 0 ? resolve() : reject(new Error("The new database was not finished."))))
  })
  await rename(unfinished, folder)
}
