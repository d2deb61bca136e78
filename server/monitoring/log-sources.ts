import * as v from "valibot"
import type { TransactionLogs } from "../contract/monitoring"
import type { TransactionSource } from "./transaction-cache"

const slowestReplyMs = 5_000
const longestLine = 20_000
const mostLines = 2_000

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** A transaction as nodes and parsing services have it. */
const record = v.object({
  slot: whole,
  blockTime: v.nullish(whole, null),
  meta: v.object({
    err: v.optional(v.unknown()),
    fee: v.nullish(whole, null),
    logMessages: v.nullish(v.pipe(v.array(v.string())), null),
  }),
})
const records = v.array(v.nullable(record))

/** As the contract has it, bounded: a log is as long as its program makes it. */
export const logsOf = (
  signature: string,
  { slot, blockTime, meta }: v.InferOutput<typeof record>,
): TransactionLogs => ({
  signature,
  slot,
  timeMs: blockTime === null ? null : blockTime * 1_000,
  fee: meta.fee,
  failed: meta.err != null,
  logs: (meta.logMessages ?? []).slice(0, mostLines).map((line) => line.slice(0, longestLine)),
})

/** Asks each source in turn for what the ones before it did not know, or did not answer. @throws when none answers. */
export function sourcesInOrder(sources: readonly TransactionSource[]): TransactionSource {
  return async (signatures) => {
    const found = new Map<string, TransactionLogs>()
    const failures: unknown[] = []
    for (const source of sources) {
      const unknown = signatures.filter((signature) => !found.has(signature))
      if (unknown.length === 0) break
      try {
        for (const transaction of await source(unknown)) if (transaction) found.set(transaction.signature, transaction)
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length === sources.length) throw failures[0]
    return signatures.map((signature) => found.get(signature) ?? null)
  }
}

/** The two calls of a service that parses transactions, in their order; `address` may hold its key. */
export function parsingService(address: string, send: typeof fetch = fetch): TransactionSource[] {
  const urlOf = (path: string) => {
    const url = new URL(address)
    url.pathname = `${url.pathname.replace(/\/+$/, "")}/${path}`
    return url
  }
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const reply = await send(urlOf(path), { ...init, signal: AbortSignal.timeout(slowestReplyMs) })
    if (reply.status === 404) return null
    if (!reply.ok) throw new Error(`The parsing service answered with status ${reply.status}.`)
    return reply.json()
  }
  const one: TransactionSource = ([signature = "", ...others]) =>
    // A list is asked for in one call, by the next source.
    others.length > 0
      ? Promise.resolve([])
      : ask(`transactions/${signature}`).then((found) => {
          const parsed = v.parse(v.nullable(record), found)
          return [parsed && logsOf(signature, parsed)]
        })
  const list: TransactionSource = async (signatures) => {
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ transactions: signatures }),
    }
    const found = v.parse(records, (await ask("parsed-transactions", init)) ?? [])
    return signatures.map((signature, index) => {
      const parsed = found[index]
      return parsed ? logsOf(signature, parsed) : null
    })
  }
  return [one, list]
}
