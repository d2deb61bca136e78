import type { CacheStats, TransactionLogs } from "../contract/monitoring"

/** Reads transactions from a node, null for one that it does not know. @throws when it does not answer. */
export type TransactionSource = (signatures: readonly string[]) => Promise<(TransactionLogs | null)[]>

/** What was read of transactions, the least recently used dropped first. A transaction that is not known is asked for again. */
export function transactionCache(read: TransactionSource, maxSize = 500) {
  const known = new Map<string, TransactionLogs>()
  let hits = 0
  let misses = 0

  return {
    async get(signatures: readonly string[]): Promise<(TransactionLogs | null)[]> {
      const unknown = [...new Set(signatures)].filter((signature) => !known.has(signature))
      hits += signatures.length - unknown.length
      misses += unknown.length
      const found = new Map<string, TransactionLogs>()
      for (const transaction of unknown.length > 0 ? await read(unknown) : []) {
        if (transaction) found.set(transaction.signature, transaction)
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
    clear: () => known.clear(),
  }
}
export type TransactionCache = ReturnType<typeof transactionCache>
