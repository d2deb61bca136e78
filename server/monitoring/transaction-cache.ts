import type { CacheStats, TransactionLogs } from "../contract/monitoring"

/** Reads transactions from a node, null for one that it does not know. @throws when it does not answer. */
export type TransactionSource = (signatures: readonly string[]) => Promise<(TransactionLogs | null)[]>

/** A transaction that the node does not know may land at any moment. */
const missMs = 3_000

/** What was read of transactions, the least recently used dropped first. One that is not known is asked for again a little later. */
export function transactionCache(read: TransactionSource, maxSize = 500, nowMs: () => number = Date.now) {
  /** Until when each is taken as unknown, the oldest first. */
  const unknownUntilMs = new Map<string, number>()
  const known = new Map<string, TransactionLogs>()
  let hits = 0
  let misses = 0

  return {
    async get(signatures: readonly string[]): Promise<(TransactionLogs | null)[]> {
      const unknown = [...new Set(signatures)].filter(
        (signature) => !known.has(signature) && nowMs() >= (unknownUntilMs.get(signature) ?? 0),
      )
      hits += signatures.length - unknown.length
      misses += unknown.length
      const found = new Map<string, TransactionLogs>()
      for (const transaction of unknown.length > 0 ? await read(unknown) : []) {
        if (transaction) found.set(transaction.signature, transaction)
      }
      for (const signature of unknown) {
        unknownUntilMs.delete(signature)
        if (!found.has(signature)) unknownUntilMs.set(signature, nowMs() + missMs)
      }
      for (const oldest of unknownUntilMs.keys()) {
        if (unknownUntilMs.size <= maxSize) break
        unknownUntilMs.delete(oldest)
      }
      const replies = signatures.map((signature) => known.get(signature) ?? found.get(signature) ?? null)
      for (const reply of replies) {
        if (!reply) continue
        known.delete(reply.signature)
        known.set(reply.signature, reply)
      }
      for (const oldest of known.keys()) {
        if (known.size <= maxSize) break
        known.delete(oldest)
      }
      return replies
    },
    stats: (): CacheStats => ({ size: known.size, maxSize, utilization: known.size / maxSize, hits, misses }),
    clear() {
      known.clear()
      unknownUntilMs.clear()
    },
  }
}
export type TransactionCache = ReturnType<typeof transactionCache>
