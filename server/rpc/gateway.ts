import * as v from "valibot"
import { methods, mostAccounts, ourPrograms, sharedMethods } from "./methods"
import { elementsOf, membersOf } from "./raw-json"
import { isSigned, transactionOf } from "./transaction-parts"
import { lengthOf, longestReplies, type RpcAnswer, type RpcCall, repliesTooLong, type Upstream } from "./upstream"

/** A slot: what is shared is at most this old. */
const slotMs = 400
/** Reads of accounts that come in this time go upstream together. */
const joinMs = 10
const maxShared = 500
/** Calls that go to a node together: reading a longer answer would hold up everybody else for too long. */
const mostAtOnce = 10

export interface GatewayOptions {
  upstream: Upstream
  /** Accounts that all players read: the program's state and the pools. */
  sharedAccounts: ReadonlySet<string>
  nowMs?: () => number
}

/** A call that no node has answered, and why. */
export interface Unanswered {
  unanswered: unknown
}

/** Answers in the order of the calls. Never rejects because of a node or of a call. */
export type Gateway = (calls: readonly RpcCall[]) => Promise<(RpcAnswer | Unanswered)[]>

const namesSlot = v.looseObject({ minContextSlot: v.unknown() })
const texts = v.array(v.string())
/** A node that simulates before it sends, or sends again by itself, does for anybody what the app does itself. */
const sendOptions = { encoding: "base64", skipPreflight: true, maxRetries: 0 }
const countOf = (waiting: readonly Waiting[] = []) => waiting.reduce((sum, { addresses }) => sum + addresses.length, 0)
const refusal = (code: number, message: string): RpcAnswer => ({ error: { code, message } })

type Plan =
  | { refused: RpcAnswer }
  /** Without `start` it goes to a node as it is, with the others of its request. */
  | { call: RpcCall; start?: () => Promise<RpcAnswer> }

interface Waiting {
  /** As it came, for the case that the joined one fails. */
  call: RpcCall
  addresses: readonly string[]
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
    // An answer may be large: it is held for a slot, not until newer ones push it out.
    answer.then((given) => ("error" in given ? forget() : setTimeout(forget, slotMs)), forget)
    const [oldest] = shared.keys()
    if (shared.size > maxShared && oldest !== undefined) shared.delete(oldest)
    return answer
  }

  function join(call: RpcCall, addresses: readonly string[]): Promise<RpcAnswer> {
    const [, options] = call.params
    const key = JSON.stringify(options ?? null)
    return new Promise((resolve, reject) => {
      // The accounts of one call are read together, so that they are of one slot.
      if (countOf(joining.get(key)) + addresses.length > mostAccounts) void flush(key, options)
      const waiting = joining.get(key) ?? []
      waiting.push({ call, addresses, resolve, reject })
      if (waiting.length === 1) {
        joining.set(key, waiting)
        setTimeout(() => joining.get(key) === waiting && void flush(key, options), joinMs)
      }
      if (countOf(waiting) >= mostAccounts) void flush(key, options)
    })
  }

  async function flush(key: string, options: unknown) {
    const waiting = joining.get(key) ?? []
    joining.delete(key)
    const addresses = [...new Set(waiting.flatMap((each) => each.addresses))]
    try {
      const params = options === undefined ? [addresses] : [addresses, options]
      const answer = await ask({ method: "getMultipleAccounts", params })
      const joined = "result" in answer ? accountsIn(answer.result) : null
      for (const { call, addresses: own, resolve, reject } of waiting) {
        // Something about the joined call is refused, or its answer is too long: each is asked for by itself then.
        if (joined === null) ask(call).then(resolve, reject)
        else {
          const values = own.map((address) => joined.value[addresses.indexOf(address)] ?? "null")
          const value = call.method === "getAccountInfo" ? values[0] : `[${values}]`
          resolve({ result: `{"context":${joined.context},"value":${value}}` })
        }
      }
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  /** Only looks at the call: what throws here leaves nothing behind that has begun. */
  function planOf(asked: RpcCall): Plan {
    const { method, params } = asked
    const schema = methods.get(method)
    if (!schema) return { refused: refusal(-32_601, "Method not found") }
    const parsed = v.safeParse(schema, params, { abortEarly: true })
    if (!parsed.success) return { refused: refusal(-32_602, "Invalid params") }
    const call = { method, params: parsed.output }
    const [first, second] = call.params
    if (method === "sendTransaction" || method === "simulateTransaction") {
      const transaction = transactionOf(asked)
      // Wallets add other instructions: compute budget, memo, guards; none of them blocks it.
      if (!transaction?.instructions.some(({ program }) => ourPrograms.has(program)))
        return { refused: refusal(-32_602, "This gateway takes transactions of this casino alone.") }
      const isSent = method === "sendTransaction"
      if (isSent && !isSigned(transaction))
        return { refused: refusal(-32_602, "The transaction is not validly signed.") }
      // Written anew from the bytes that were looked at: a node may read a careless text in another way.
      const text = Buffer.from(transaction.bytes).toString("base64")
      return { call: { method, params: [text, isSent ? sendOptions : second] } }
    }
    // Who names a slot has seen it: a shared answer may be older.
    if (call.params.some((param) => v.is(namesSlot, param))) return { call }
    const sharesAccount = method === "getAccountInfo" && typeof first === "string" && sharedAccounts.has(first)
    if (sharesAccount || sharedMethods.has(method)) return { call, start: () => share(call) }
    if (method !== "getAccountInfo" && method !== "getMultipleAccounts") return { call }
    const addresses = v.parse(texts, method === "getAccountInfo" ? [first] : first)
    return { call, start: () => join(call, addresses) }
  }

  return async (calls) => {
    const plans = calls.map(planOf)
    const direct = plans.flatMap((plan) => ("call" in plan && !plan.start ? [plan.call] : []))
    const sent = oneAfterTheOther(direct, upstream)
    let next = 0
    return Promise.all(
      plans.map(async (plan) => {
        if ("refused" in plan) return plan.refused
        if (plan.start) return outcomeOf(plan.start)
        const index = next++
        const answers = (await sent[Math.floor(index / mostAtOnce)]) ?? []
        if ("unanswered" in answers) return answers
        return answers[index % mostAtOnce] ?? refusal(-32_603, "The node did not answer.")
      }),
    )
  }
}

/** Each account as the node has written it; null for an answer of another form. */
function accountsIn(result: string): { context: string; value: string[] } | null {
  try {
    const members = membersOf(result)
    const context = members.get("context")
    return context === undefined ? null : { context, value: elementsOf(members.get("value") ?? "") }
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Some at a time, and no more of them once they are longer than a request may be. Each is answered in its place. */
function oneAfterTheOther(calls: readonly RpcCall[], upstream: Upstream): Promise<RpcAnswer[] | Unanswered>[] {
  let length = 0
  let last: Promise<unknown> = Promise.resolve()
  return Array.from({ length: Math.ceil(calls.length / mostAtOnce) }, (_, part) => {
    const own = calls.slice(part * mostAtOnce, (part + 1) * mostAtOnce)
    const answered = last.then(async () => {
      if (length > longestReplies) return own.map(() => repliesTooLong)
      const answers = await upstream(own)
      length += answers.reduce((sum, answer) => sum + lengthOf(answer), 0)
      return answers
    })
    const outcome = outcomeOf(() => answered)
    last = outcome
    return outcome
  })
}

/** Waits for it from the beginning, so that its rejection is handled whatever happens to the request. */
async function outcomeOf<T>(start: () => Promise<T>): Promise<T | Unanswered> {
  try {
    return await start()
  } catch (unanswered) {
    return { unanswered }
  }
}
