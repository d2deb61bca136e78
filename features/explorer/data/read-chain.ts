import {
  type ChainRace,
  type ChainRound,
  fetchRace,
  fetchRound,
  jsonRpc,
  type Nodes,
  type ReadOptions,
  RoundError,
  type RoundErrorReason,
  type RpcCall,
  type SolanaNode,
  solanaNodes,
} from "@dghrt/fairness/chain"
import * as v from "valibot"
import type { AppConfig } from "#contract/config"
import { type TransactionLogs, transactionLogs } from "#contract/monitoring"
import { failoverOf, proofRpcUrls } from "#features/chain"
import { ApiError, abortAny, getJson } from "#features/kernel"

/** Calls the node that the rest of the app has found to answer, and the next one when it fails. */
export const rpcCallOf = (config: AppConfig): RpcCall => jsonRpc(config.rpcUrl, failoverOf(config).fetch)

/** The nodes whose answers a proof compares. */
export const proofNodesOf = (config: AppConfig, signal?: AbortSignal): readonly SolanaNode[] =>
  solanaNodes(proofRpcUrls(config), signal && abortedBy(signal))

/** A `fetch` that ends with the signal, beside the time limit that its caller sets. */
const abortedBy =
  (signal: AbortSignal): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, signal: init?.signal ? abortAny([signal, init.signal]) : signal })

interface NoReading {
  kind: "none"
  reason: RoundErrorReason
  message: string
}

/** A round, or why the transaction leads to none. */
export type RoundReading = { kind: "round"; round: ChainRound } | NoReading

/** A race of several players, or why the transaction leads to none. */
export type RaceReading = { kind: "race"; race: ChainRace } | NoReading

const nodeAway = "The Solana node did not answer. Check your connection and try again."

/** @throws ApiError when the node does not answer; a transaction that leads to nothing is a reading. */
async function reading<T>(fetched: Promise<T>): Promise<T | NoReading> {
  try {
    return await fetched
  } catch (error) {
    if (error instanceof RoundError) return { kind: "none", reason: error.reason, message: error.message }
    // Names the nodes, where there are several.
    throw new ApiError("offline", error instanceof Error ? error.message : nodeAway)
  }
}

export const readRound = (signature: string, nodes: Nodes, options: ReadOptions): Promise<RoundReading> =>
  reading(fetchRound(signature, nodes, options).then((round) => ({ kind: "round", round })))

export const readRace = (signature: string, nodes: Nodes): Promise<RaceReading> =>
  reading(fetchRace(signature, nodes).then((race) => ({ kind: "race", race })))

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const shape = v.object({
  slot: whole,
  blockTime: v.nullish(whole),
  version: v.optional(v.union([v.literal("legacy"), whole])),
  transaction: v.object({
    signatures: v.pipe(v.array(v.string()), v.minLength(1)),
    message: v.object({ accountKeys: v.array(v.string()) }),
  }),
  meta: v.object({
    err: v.unknown(),
    fee: whole,
    computeUnitsConsumed: v.optional(whole),
    logMessages: v.nullish(v.array(v.string())),
  }),
})

/** A transaction as a block explorer describes it. */
export interface TransactionRecord {
  slot: number
  /** Block time, milliseconds since 1970. */
  timeMs: number | null
  failed: boolean
  /** Null where only the log is known, as are the fields below. */
  version: string | null
  /** Lamports. */
  feeLamports: bigint | null
  /** Lamports above the fee for the signatures; the network calls it the priority fee. */
  priorityFeeLamports: bigint | null
  computeUnits: number | null
  feePayer: string | null
  /** Null when the node has dropped the log. */
  messages: readonly string[] | null
  /** Where the log was read. */
  logSource: "Server" | "App RPC"
}

const lamportsPerSignature = 5_000

/**
 * Null when the node does not know the transaction.
 * @throws ApiError when the node does not answer, or answers something else.
 */
export async function readTransaction(signature: string, call: RpcCall): Promise<TransactionRecord | null> {
  const config = { encoding: "json", maxSupportedTransactionVersion: 0, commitment: "confirmed" }
  const found = await call("getTransaction", [signature, config]).catch(() => {
    throw new ApiError("offline", nodeAway)
  })
  if (found === null) return null
  const parsed = v.safeParse(shape, found)
  if (!parsed.success) throw new ApiError("malformed", "The Solana node sent an unexpected answer.")
  const { slot, blockTime, version, transaction, meta } = parsed.output
  const base = lamportsPerSignature * transaction.signatures.length
  return {
    slot,
    timeMs: blockTime == null ? null : blockTime * 1_000,
    failed: meta.err !== null,
    version: `${version ?? "legacy"}`,
    feeLamports: BigInt(meta.fee),
    priorityFeeLamports: BigInt(Math.max(0, meta.fee - base)),
    computeUnits: meta.computeUnitsConsumed ?? null,
    feePayer: transaction.message.accountKeys[0] ?? null,
    messages: meta.logMessages ?? null,
    logSource: "App RPC",
  }
}

/** The log through our server, which asks its providers in turn without their keys reaching the browser; null for 404. */
const servedLogs = (signature: string, signal?: AbortSignal): Promise<TransactionLogs | null> =>
  getJson(`/api/services/transactions/${signature}`, transactionLogs, signal && { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })

export interface RecordSources {
  served: (signature: string) => Promise<TransactionLogs | null>
  onChain: (signature: string) => Promise<TransactionRecord | null>
}

/**
 * A transaction with its log: the server's log comes first, the app's own node is the fallback and adds what the server leaves
 * out.
 * @throws ApiError when neither answers.
 */
export async function readRecord(signature: string, sources: RecordSources): Promise<TransactionRecord | null> {
  const [served, onChain] = await Promise.all([
    sources.served(signature).catch(toFailure),
    sources.onChain(signature).catch(toFailure),
  ])
  if (onChain && !("failure" in onChain)) {
    if (served === null || "failure" in served) return onChain
    return { ...onChain, messages: served.logs, logSource: "Server" }
  }
  if (served && !("failure" in served)) {
    const { slot, timeMs, failed, fee, logs } = served
    const unknown = { version: null, priorityFeeLamports: null, computeUnits: null, feePayer: null }
    const feeLamports = fee === null ? null : BigInt(fee)
    return { slot, timeMs, failed, feeLamports, ...unknown, messages: logs, logSource: "Server" }
  }
  if (onChain === null || (served === null && onChain === null)) return null
  throw onChain.failure
}

const toFailure = (failure: unknown) => ({ failure })

/** The signal ends the request to the server; one to the node goes on, because its answer decides which node the app uses. */
export const recordSources = (call: RpcCall, signal?: AbortSignal): RecordSources => ({
  served: (signature) => servedLogs(signature, signal),
  onChain: (signature) => readTransaction(signature, call),
})
