import type { Context, MiddlewareHandler } from "hono"
import type { DatabaseSource } from "../database/lazy-database"
import type { Database } from "../database/open-database"
import type { Log } from "../log"
import { type LimitName, tooMany } from "../routes/replies"
import { clientAddress } from "./client-address"
import { addressHasher, type Limit, takeFromLimit } from "./rate-limiter"

export interface LimitPorts {
  database: DatabaseSource
  trustedHops: number
  log: Log
}

/** The client's network address as limits store it: hashed under this database's secret. */
export const addressKeyOf = async (c: Context, database: Database, trustedHops: number): Promise<string> =>
  (await addressHasher(database))(clientAddress(c, trustedHops))

/**
 * Limits how often a network address may call, across all processes. Without a database it lets everyone through: the calls
 * behind it are bounded by their own shared answers.
 */
export const limited =
  ({ database, trustedHops, log }: LimitPorts, name: LimitName, limit: Limit): MiddlewareHandler =>
  async (c, next) => {
    let waitMs = 0
    try {
      const opened = await database()
      const key = await addressKeyOf(c, opened, trustedHops)
      waitMs = await takeFromLimit(opened.db, `${name}:${key}`, limit)
    } catch (error) {
      log.warn({ err: error, limit: name }, "A rate limit could not be counted")
    }
    return waitMs > 0 ? tooMany(c, waitMs, name) : next()
  }
