import { createHmac } from "node:crypto"
import { sql } from "drizzle-orm"
import { databaseNowMs } from "../database/clock"
import type { Database, Transaction } from "../database/open-database"
import { rateLimits } from "../database/schema"
import { serverSecret } from "../database/server-secret"

type Queries = Database["db"] | Transaction

export interface Limit {
  /** Requests within one window. */
  count: number
  windowMs: number
}

/**
 * Counts a request of `key` and gives how long to wait in milliseconds, 0 when it is within the limit. The count is shared
 * by all processes. A refused request does not prolong the wait.
 */
export async function takeFromLimit(db: Queries, key: string, { count, windowMs }: Limit): Promise<number> {
  const now = databaseNowMs
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, untilMs: sql`${now} + ${windowMs}` })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.untilMs} <= ${now} then 1 else ${rateLimits.count} + 1 end`,
        untilMs: sql`case when ${rateLimits.untilMs} <= ${now} then ${now} + ${windowMs} else ${rateLimits.untilMs} end`,
      },
    })
    .returning({ count: rateLimits.count, waitMs: sql<number>`${rateLimits.untilMs} - ${now}` })
  if (!row || row.count <= count) return 0
  return Math.max(1, Number(row.waitMs))
}

type AddressHasher = (address: string) => string
const hashers = new WeakMap<Database, Promise<AddressHasher>>()

/** A network address as it is stored: an HMAC under a secret of this database. */
export function addressHasher(database: Database): Promise<AddressHasher> {
  const known = hashers.get(database)
  if (known) return known
  const made = makeHasher(database)
  hashers.set(database, made)
  made.catch(() => hashers.delete(database))
  return made
}

async function makeHasher(database: Database): Promise<AddressHasher> {
  const secret = await serverSecret(database, "address-hash")
  return (address) => createHmac("sha256", secret).update(address).digest("base64url")
}
