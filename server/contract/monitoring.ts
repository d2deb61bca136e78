import * as v from "valibot"
import { address, transactionSignature } from "./address"
import { whole } from "./figures"

const ms = v.pipe(v.number(), v.finite(), v.minValue(0))
const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength))

/** What the server finds when it tests the chain, its newest play and its own parts. */
export const monitoring = v.object({
  rpcHealth: v.object({ isHealthy: v.boolean(), /** Null when the node does not answer. */ pingMs: v.nullable(ms) }),
  transactionSecurity: v.object({
    /**
     * Whether the result of the newest play follows from its seeds, and its seed from the hash that was published before it.
     * Null while there is no play to check.
     */
    isSecured: v.nullable(v.boolean()),
    /** Settlement of the newest play, milliseconds since 1970. */
    lastTxTime: v.nullable(whole),
  }),
  database: v.boolean(),
  /** Milliseconds since the chain was last read; null while it never was. */
  indexerLagMs: v.nullable(ms),
  /** False while older plays are still being read; null while that is not known. */
  complete: v.nullable(v.boolean()),
  /** The pool account of each token of this casino. */
  pools: v.pipe(v.array(v.object({ mint: address, address })), v.maxLength(100)),
  checkedAtMs: whole,
})
export type Monitoring = v.InferOutput<typeof monitoring>

export const dnsQuery = v.object({
  domain: v.optional(v.pipe(v.string(), v.maxLength(253), v.regex(/^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i))),
})

/** How a host name resolves, seen by several resolvers. */
export const dnsStatus = v.object({
  domain: text(253),
  /** Online: all resolvers answer and agree. Issues: some do not. Offline: none answers. */
  status: v.picklist(["Online", "Issues", "Offline"]),
  checks: v.pipe(
    v.array(
      v.object({
        resolver: text(60),
        ok: v.boolean(),
        addresses: v.pipe(v.array(text(60)), v.maxLength(50)),
        answeredInMs: ms,
      }),
    ),
    v.maxLength(20),
  ),
  checkedAtMs: whole,
})
export type DnsStatus = v.InferOutput<typeof dnsStatus>

export const cacheQuery = v.object({ action: v.picklist(["stats", "cleanup"]) })

/** The server's cache of transactions. */
export const cacheStats = v.object({
  size: whole,
  maxSize: whole,
  /** `size` of `maxSize`, 0 to 1. */
  utilization: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  hits: whole,
  misses: whole,
})
export type CacheStats = v.InferOutput<typeof cacheStats>

export const cacheDone = v.object({ done: v.boolean() })

/** A transaction with its log, as the server read it. */
export const transactionLogs = v.object({
  signature: transactionSignature,
  slot: whole,
  /** Milliseconds since 1970; null when the node does not know. */
  timeMs: v.nullable(whole),
  /** Lamports. */
  fee: v.nullable(whole),
  failed: v.boolean(),
  logs: v.pipe(v.array(text(20_000)), v.maxLength(2_000)),
})
export type TransactionLogs = v.InferOutput<typeof transactionLogs>

export const maxTransactions = 20
export const parsedTransactionsQuery = v.object({
  transactions: v.pipe(v.array(text(90)), v.minLength(1), v.maxLength(maxTransactions)),
})
/** In the order of the signatures that were asked for; null for one that the node does not know, and for what is none. */
export const parsedTransactions = v.object({
  transactions: v.pipe(v.array(v.nullable(transactionLogs)), v.maxLength(maxTransactions)),
})
export type ParsedTransactions = v.InferOutput<typeof parsedTransactions>
