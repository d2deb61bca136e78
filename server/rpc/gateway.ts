import * as v from "valibot"
import { allowedMethods, ourPrograms, sharedMethods } from "./methods"
import { transactionParts } from "./transaction-programs"
import type { RpcAnswer, RpcCall, Upstream } from "./upstream"

/** A slot: what is shared is at most this old. */
const slotMs = 400
/** Reads of accounts that come in this time go upstream together. */
const joinMs = 10
const mostJoined = 100
const maxShared = 500

export interface GatewayOptions {
  upstream: Upstream
  /** Accounts that all players read: the program's state and the pools. */
  sharedAccounts: ReadonlySet<string>
  nowMs?: () => number
}

export type Gateway = (calls: readonly RpcCall[]) => Promise<RpcAnswer[]>

const namesSlot = v.looseObject({ minContextSlot: v.unknown() })
const accounts = v.object({ context: v.unknown(), value: v.array(v.unknown()) })
const refusal = (code: number, message: string): RpcAnswer => ({ error: { code, message } })

interface Waiting {
  address: string
  resolve: (answer: RpcAnswer) => void
  reject: (error: unknown) => void
}

/**
 * Answers the calls of browsers from the server's nodes. Sending, simulating, statuses and block heights always go to a node; what
 * is the same for everybody is asked once per slot, and reads of single accounts are joined.
 */
export function createGateway({ upstream, sharedAccounts, nowMs = Date.now }: GatewayOptions): Gateway {
  const shared = new Map<string, { answer: Promise<RpcAnswer>; atMs: number }>()
  /** By what is asked about the accounts. */
  const joining = new Map<string, Waiting[]>()

  const ask = async (call: RpcCall): Promise<RpcAnswer> =>
    (await upstream([call]))[0] ?? refusal(-32_603, "The node did not answer.")

  function share(call: RpcCall): Promise<RpcAnswer> {
    // The parameters hold the commitment.
    const key = JSON.stringify([call.method, call.params])
    const known = shared.get(key)
    if (known && nowMs() - known.atMs < slotMs) return known.answer
    const answer = ask(call)
    shared.delete(key)
    shared.set(key, { answer, atMs: nowMs() })
    const forget = () => shared.get(key)?.answer === answer && shared.delete(key)
    answer.then((given) => "error" in given && forget(), forget)
    const [oldest] = shared.keys()
    if (shared.size > maxShared && oldest !== undefined) shared.delete(oldest)
    return answer
  }

  function join(address: string, options: unknown): Promise<RpcAnswer> {
    const key = JSON.stringify(options ?? null)
    return new Promise((resolve, reject) => {
      const waiting = joining.get(key) ?? []
      waiting.push({ address, resolve, reject })
      if (waiting.length === 1) {
        joining.set(key, waiting)
        setTimeout(() => joining.get(key) === waiting && void flush(key, options), joinMs)
      }
      if (waiting.length >= mostJoined) void flush(key, options)
    })
  }

  async function flush(key: string, options: unknown) {
    const waiting = joining.get(key) ?? []
    joining.delete(key)
    const addresses = [...new Set(waiting.map(({ address }) => address))]
    try {
      const params = options === undefined ? [addresses] : [addresses, options]
      const answer = await ask({ method: "getMultipleAccounts", params })
      const parsed = "result" in answer ? v.safeParse(accounts, answer.result) : null
      for (const { address, resolve } of waiting) {
        // One address that is none fails the whole call: each is asked for by itself then.
        if (!parsed?.success)
          resolve(
            await ask({ method: "getAccountInfo", params: options === undefined ? [address] : [address, options] }),
          )
        else
          resolve({
            result: { context: parsed.output.context, value: parsed.output.value[addresses.indexOf(address)] ?? null },
          })
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  /** Null for a call that goes to a node as it is. */
  function answerOf(call: RpcCall): Promise<RpcAnswer> | null {
    const { method, params } = call
    if (!allowedMethods.has(method)) return Promise.resolve(refusal(-32_601, "Method not found"))
    const [first, second] = params
    if (method === "sendTransaction" || method === "simulateTransaction")
      return isOurs(first, second)
        ? null
        : Promise.resolve(refusal(-32_602, "This gateway takes transactions of this casino alone."))
    if (method === "getProgramAccounts" && !ourPrograms.has(String(first)))
      return Promise.resolve(refusal(-32_602, "This gateway lists accounts of this casino's programs alone."))
    // Who names a slot has seen it: a shared answer may be older.
    if (params.some((param) => v.is(namesSlot, param))) return null
    if (sharedMethods.has(method)) return share(call)
    if (method !== "getAccountInfo" || typeof first !== "string") return null
    if (sharedAccounts.has(first)) return share(call)
    return join(first, second)
  }

  return async (calls) => {
    const known = calls.map(answerOf)
    const direct = calls.filter((_, index) => known[index] === null)
    const answers = direct.length > 0 ? upstream(direct) : Promise.resolve([])
    let next = 0
    return Promise.all(
      known.map(async (answer) => {
        if (answer) return answer
        const index = next++
        return (await answers)[index] ?? refusal(-32_603, "The node did not answer.")
      }),
    )
  }
}

/** Whether one instruction is this casino's. Wallets add others: compute budget, memo, guards; none of them blocks it. */
function isOurs(transaction: unknown, options: unknown): boolean {
  const bytes = bytesOf(transaction, options)
  const parts = bytes && transactionParts(bytes)
  return parts?.programs.some((program) => ourPrograms.has(program)) ?? false
}

const sendOptions = v.looseObject({ encoding: v.optional(v.string()) })

/** Only base64, as the app sends it: base58 costs a hundred times as much to read. */
export function bytesOf(transaction: unknown, options: unknown): Uint8Array | null {
  const parsed = v.safeParse(sendOptions, options)
  if (typeof transaction !== "string" || !parsed.success || parsed.output.encoding !== "base64") return null
  return new Uint8Array(Buffer.from(transaction, "base64"))
}
