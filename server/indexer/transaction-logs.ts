import type { Connection } from "@solana/web3.js"
import type { Failover } from "../contract/rpc-endpoints"
import { logsOf } from "../monitoring/log-sources"
import type { TransactionSource } from "../monitoring/transaction-cache"
import { readingConnection } from "./play-chain"

/** One source for each node, the preferred one first: the history of one may begin later than that of another. */
export const nodeLogs = (nodes: Pick<Failover, "endpoints" | "fetchFrom">): TransactionSource[] =>
  nodes.endpoints.map((endpoint) =>
    transactionLogsOf(readingConnection(endpoint.rpcUrl, (_, init) => nodes.fetchFrom(endpoint, init))),
  )

/** Transactions with their logs, from one node. */
const transactionLogsOf =
  (connection: Connection): TransactionSource =>
  async (signatures) => {
    const options = { maxSupportedTransactionVersion: 0, commitment: "confirmed" } as const
    const found = await connection.getTransactions([...signatures], options)
    return signatures.map((signature, index) => {
      const transaction = found[index]
      if (!transaction) return null
      const { slot, blockTime = null, meta } = transaction
      return logsOf(signature, {
        slot,
        blockTime,
        meta: { err: meta?.err, fee: meta?.fee ?? null, logMessages: meta?.logMessages ?? null },
      })
    })
  }
