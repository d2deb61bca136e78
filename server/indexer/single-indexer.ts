import type { DatabaseSource } from "../database/lazy-database"
import type { Indexer, Step } from "./indexer"

const lockName = "casino-indexer"
/** How soon another process takes over when the one that reads ends. */
const retryMs = 3_000

/** Reads only while this process holds the database's lock for it, so that of all processes one reads the chain. */
export function singleIndexer(indexer: Indexer, database: DatabaseSource, nowMs: () => number = Date.now) {
  let release: (() => Promise<void>) | null = null
  const takeLock = async () => {
    release ??= await (await database()).lock(lockName, () => {
      release = null
    })
    return release !== null
  }
  return {
    async step(): Promise<Step> {
      if (await takeLock()) return indexer.step()
      return { more: false, nextMs: nowMs() + retryMs }
    },
    async close() {
      await release?.()
      release = null
    },
  }
}
