import { sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Log } from "../log"
import { databaseNowMs } from "./clock"
import type { DatabaseSource } from "./lazy-database"
import type { Database } from "./open-database"
import { challenges, clientErrors, rateLimits, sessions } from "./schema"

/** The privacy page promises deletion within seconds. */
const everyMs = 10_000

/** Deletes `table`'s rows whose time has passed. Rows that another process is using now are left for the next time. */
const dropFrom = ({ db }: Database, table: PgTable, key: PgColumn, endsAtMs: PgColumn) =>
  db
    .delete(table)
    .where(sql`${key} in (select ${key} from ${table} where ${endsAtMs} <= ${databaseNowMs} for update skip locked)`)

/**
 * Deletes the rate limits, challenges, sessions and reports of failures that have ended: hashed network addresses and wallets
 * are stored only for as long as they are needed.
 */
export async function dropEnded(database: Database): Promise<void> {
  await dropFrom(database, rateLimits, rateLimits.key, rateLimits.untilMs)
  await dropFrom(database, challenges, challenges.nonce, challenges.expiresAtMs)
  await dropFrom(database, sessions, sessions.tokenHash, sessions.expiresAtMs)
  await dropFrom(database, clientErrors, clientErrors.key, clientErrors.endsAtMs)
}

export interface DropEndedOptions {
  database: DatabaseSource
  log: Pick<Log, "info" | "warn">
  pauseMs?: number
}

/**
 * Runs `dropEnded` every few seconds, independent of requests; a failure is logged and tried again. Every process does it,
 * and none waits for another.
 */
export function keepDroppingEnded({ database, log, pauseMs = everyMs }: DropEndedOptions): { close(): Promise<void> } {
  let closed = false
  let failing = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const run = async () => {
    try {
      await dropEnded(await database())
      if (failing) log.info("Ended rate limits and sessions are deleted again.")
      failing = false
    } catch (error) {
      if (!failing) log.warn({ err: error }, "Ended rate limits and sessions could not be deleted.")
      failing = true
    }
    plan()
  }
  const plan = () => {
    if (closed) return
    timer = setTimeout(() => {
      running = run()
    }, pauseMs)
  }
  plan()

  return {
    close() {
      closed = true
      clearTimeout(timer)
      return running
    },
  }
}
