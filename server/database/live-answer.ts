import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { contentEtag } from "../http/content-etag"
import type { Log } from "../log"
import type { DatabaseSource } from "./lazy-database"
import type { Database, Transaction } from "./open-database"

export interface Answer {
  /** Strong, of the body's bytes. */
  etag: string
  /** JSON in UTF-8. */
  bytes: Uint8Array<ArrayBuffer>
}

const channel = "casino_changes"
/** Without notifications, and as a safety net with them at `safetyNetMs`, the database is asked again. */
const unsubscribedMs = 1_000
const safetyNetMs = 30_000
/** The changes of other processes are never announced a second time, so the oldest ones are forgotten. */
const maxHalfKnown = 1_000

/** Notifies every process that `topic` has changed, when the transaction commits. Gives the id of this change. */
export async function notifyChange(tx: Transaction, topic: string): Promise<string> {
  const change = `${topic} ${randomUUID()}`
  await tx.execute(sql`select pg_notify(${channel}, ${change})`)
  return change
}

/**
 * The answer that every client polls, read once per change and process. NOTIFY invalidates it; while the subscription is
 * lost it is at most one second stale.
 */
export function liveAnswer(
  topic: string,
  { get }: { get: DatabaseSource },
  read: (database: Database) => Promise<unknown>,
  log: Log,
) {
  let known: { answer: Answer; readAtMs: number } | null = null
  /** The previous answer, returned while the new one is read, so that polls do not wait for a busy database. */
  let stale: { answer: Answer; freshUntilMs: number } | null = null
  let reading: Promise<Answer> | null = null
  let failed: { error: unknown; atMs: number } | null = null
  let loggedUnsubscribed = false
  /** Counts invalidations: the result of a read that began before one must not be cached after it. */
  let generation = 0
  let subscribed = false
  let subscribing = false
  let unsubscribe: (() => Promise<void>) | null = null
  let closed = false
  let reads = 0
  /** Changes of this process whose notification has not arrived, or the other way round: each invalidates once. */
  const halfKnown = new Set<string>()

  function invalidate() {
    generation += 1
    if (known) stale = { answer: known.answer, freshUntilMs: Date.now() }
    known = null
    reading = null
  }

  /** Every notification arrives here; those of this process's own writes also by `changed`, in either order. */
  function apply(change: string) {
    if (halfKnown.delete(change)) return
    halfKnown.add(change)
    const [oldest] = halfKnown
    if (halfKnown.size > maxHalfKnown && oldest !== undefined) halfKnown.delete(oldest)
    invalidate()
  }

  async function subscribe(database: Database) {
    if (subscribed || subscribing || closed) return
    subscribing = true
    try {
      const stop = await database.listen(
        channel,
        (changed) => {
          if (changed.startsWith(`${topic} `)) apply(changed)
        },
        () => {
          subscribed = false
          halfKnown.clear()
          invalidate()
        },
      )
      if (closed) await stop()
      else unsubscribe = stop
      subscribed = !closed
      loggedUnsubscribed = false
    } catch (error) {
      if (!loggedUnsubscribed)
        log.warn({ err: error }, "Notifications of the database are not available; asking it every second")
      loggedUnsubscribed = true
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
      reads += 1
      const bytes = new TextEncoder().encode(JSON.stringify(await read(database)))
      const answer = { bytes, etag: contentEtag(bytes) }
      if (own === generation) known = { answer, readAtMs }
      else if (!stale || stale.freshUntilMs <= readAtMs) stale = { answer, freshUntilMs: readAtMs }
      failed = null
      return answer
    } catch (error) {
      failed = { error, atMs: Date.now() }
      throw error
    } finally {
      if (own === generation) reading = null
    }
  }

  const newest = () => {
    reading ??= refresh()
    return reading
  }

  /** Null when the database must be asked. */
  const current = (): Answer | null =>
    known && Date.now() - known.readAtMs < (subscribed ? safetyNetMs : unsubscribedMs) ? known.answer : null

  return {
    current,
    /** At most a second older than the database. */
    get(): Promise<Answer> {
      const answer = current()
      if (answer) return Promise.resolve(answer)
      // A database that does not answer is not asked by every client that polls.
      if (failed && Date.now() - failed.atMs < unsubscribedMs) return Promise.reject(failed.error)
      const next = newest()
      if (!stale || Date.now() - stale.freshUntilMs >= unsubscribedMs) return next
      // A failure is stored in `failed` and returned to later polls.
      next.catch(() => undefined)
      return Promise.resolve(stale.answer)
    },
    /** To call after a write of this process, with the id of `notifyChange`. Resolves once the answer contains the write. */
    async changed(change: string): Promise<void> {
      apply(change)
      if (known) return
      await newest().catch((error) => log.warn({ err: error }, "An answer could not be read again after a change"))
    },
    /** How often the database was asked. */
    reads: () => reads,
    async close() {
      closed = true
      await unsubscribe?.()
    },
  }
}
export type LiveAnswer = ReturnType<typeof liveAnswer>
