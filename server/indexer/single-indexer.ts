import type { DatabaseSource } from "../database/lazy-database"
import type { Lock } from "../database/open-database"
import type { Indexer, Step } from "./indexer"

const lockName = "casino-indexer"
/** How soon another process takes over when the one that reads ends. */
const retryMs = 3_000
/** Longer than a step takes at a node that answers each call in the last moment. */
const frozenMs = 60_000

interface SingleIndexerOptions {
  nowMs?: () => number
  /** Runs when this process begins to read the chain, and when it no longer does. */
  onReading?: (reading: boolean) => void
  /** A process that has begun no step for this long loses the lock to another one. */
  frozenMs?: number
}

/** Reads only while this process holds the database's lock for it, so that of all processes one reads the chain. */
export function singleIndexer(indexer: Indexer, database: DatabaseSource, options: SingleIndexerOptions = {}) {
  const { nowMs = Date.now, onReading = () => undefined } = options
  let held: Lock | null = null
  const letGo = () => {
    if (held) onReading(false)
    held = null
  }
  const touch = async (lock: Lock) => {
    try {
      await lock.touch()
    } catch (error) {
      letGo()
      // Whatever is left of its connection: the error says that it is of no use.
      lock.release().catch(() => undefined)
      throw error
    }
  }
  const takeLock = async () => {
    if (held) await touch(held)
    if (held) return true
    held = await (await database()).lock(lockName, letGo, options.frozenMs ?? frozenMs)
    if (held) onReading(true)
    return held !== null
  }
  return {
    async step(): Promise<Step> {
      if (await takeLock()) return indexer.step()
      return { more: false, nextMs: nowMs() + retryMs }
    },
    /** Whether this process is the one that reads. */
    isReading: () => held !== null,
    async close() {
      await held?.release()
      held = null
    },
  }
}
