import { createHash } from "node:crypto"
import { sql } from "drizzle-orm"
import type { Log } from "../log"
import type { DatabaseSource } from "./lazy-database"
import type { Database, Transaction } from "./open-database"

export interface Answer {
  /** Strong, of the body's bytes. */
  etag: string
  /** JSON. */
  body: string
}

const channel = "casino_changes"
/** Without notifications, and as a safety net with them at `safetyNetMs`, the database is asked again. */
const unsubscribedMs = 1_000
const safetyNetMs = 30_000

/** Tells every process that `topic` has changed, when the transaction commits. */
export async function notifyChange(tx: Transaction, topic: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${topic})`)
}

/**
 * The answer that every client polls, read once per change and process. NOTIFY invalidates it; while the subscription is
 * lost it is at most one second stale. The database stays the truth.
 */
export function liveAnswer(
  topic: string,
  { get }: { get: DatabaseSource },
  read: (database: Database) => Promise<unknown>,
  log: Log,
) {
  let known: { answer: Answer; readAtMs: number } | null = null
  let reading: Promise<Answer> | null = null
  /** Counts invalidations: a read that began before one must not be kept after it. */
  let generation = 0
  let subscribed = false
  let subscribing = false
  let unsubscribe: (() => Promise<void>) | null = null
  let closed = false

  function invalidate() {
    generation += 1
    known = null
    reading = null
  }

  async function subscribe(database: Database) {
    if (subscribed || subscribing || closed) return
    subscribing = true
    try {
      const stop = await database.listen(
        channel,
        (changed) => {
          if (changed === topic) invalidate()
        },
        () => {
          subscribed = false
          invalidate()
        },
      )
      if (closed) await stop()
      else unsubscribe = stop
      subscribed = !closed
    } catch (error) {
      log.warn({ err: error }, "Notifications of the database are not available; asking it every second")
    } finally {
      subscribing = false
    }
  }

  async function refresh(): Promise<Answer> {
    const own = generation
    try {
      const database = await get()
      await subscribe(database)
      const readAtMs = Date.now()
      const body = JSON.stringify(await read(database))
      const answer = { body, etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"` }
      if (own === generation) known = { answer, readAtMs }
      return answer
    } finally {
      if (own === generation) reading = null
    }
  }

  return {
    get(): Promise<Answer> {
      if (known && Date.now() - known.readAtMs < (subscribed ? safetyNetMs : unsubscribedMs))
        return Promise.resolve(known.answer)
      reading ??= refresh()
      return reading
    },
    /** After a write of this process: the next answer is read again. */
    invalidate,
    async close() {
      closed = true
      await unsubscribe?.()
    },
  }
}
export type LiveAnswer = ReturnType<typeof liveAnswer>
