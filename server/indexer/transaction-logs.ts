import type { Connection } from "@solana/web3.js"
import type { TransactionSource } from "../monitoring/transaction-cache"

/** Transactions with their logs, from one node. */
export const transactionLogsOf =
  (connection: Connection): TransactionSource =>
  async (signatures) => {
    const options = { maxSupportedTransactionVersion: 0, commitment: "confirmed" } as const
    const found = await connection.getTransactions([...signatures], options)
    return signatures.map((signature, index) => {
      const transaction = found[index]
      if (!transaction) return null
      const { slot, blockTime, meta } = transaction
      return {
        signature,
        slot,
        timeMs: blockTime == null ? null : blockTime * 1_000,
        fee: meta?.fee ?? null,
        failed: meta?.err != null,
        logs: (meta?.logMessages ?? []).slice(0, 2_000).map((line) => line.slice(0, 20_000)),
      }
    })
  }
