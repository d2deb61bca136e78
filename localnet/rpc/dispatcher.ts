import { accountMethods } from "./account-methods"
import { ledgerMethods } from "./ledger-methods"
import type { Method, RpcContext } from "./method"
import { isFields, Params } from "./params"
import { invalidParams, invalidRequest, methodNotFound, parseError, RpcError } from "./rpc-error"
import { transactionMethods } from "./transaction-methods"

const methods = new Map<string, Method>(Object.entries({ ...accountMethods, ...ledgerMethods, ...transactionMethods }))
const mostCallsInBatch = 1000

export type Dispatch = (body: string) => string | null

/** Answers one HTTP body: a call or a batch of them. Null when nothing in it wants an answer. */
export function createDispatch(context: RpcContext): Dispatch {
  const call = (request: unknown) => answerRequest(request, (method, params) => run(method, params, context))
  return (body) => {
    let request: unknown
    try {
      request = JSON.parse(body)
    } catch {
      return JSON.stringify(failure(null, parseError()))
    }
    if (!Array.isArray(request)) return write(call(request))
    if (request.length === 0) return JSON.stringify(failure(null, invalidRequest()))
    if (request.length > mostCallsInBatch) {
      return JSON.stringify(failure(null, invalidParams(`Too many calls in a batch; max ${mostCallsInBatch}`)))
    }
    const answers = request.map(call).filter((answer) => answer !== null)
    return answers.length === 0 ? null : JSON.stringify(answers)
  }
}

function run(name: string, params: Params, context: RpcContext): unknown {
  const method = methods.get(name)
  if (!method) throw methodNotFound()
  return method(params, context)
}

/** One JSON-RPC request in, one response out; null for a notification. Shared with PubSub, which has other methods. */
export function answerRequest(request: unknown, run: (method: string, params: Params) => unknown) {
  if (!isFields(request)) return failure(null, invalidRequest())
  const { id, jsonrpc, method, params } = request
  const sound = id === undefined || id === null || typeof id === "string" || typeof id === "number"
  if (!sound || jsonrpc !== "2.0" || typeof method !== "string")
    return failure(sound ? (id ?? null) : null, invalidRequest())
  try {
    const result = run(method, readParams(params))
    return id === undefined ? null : { jsonrpc: "2.0", result, id }
  } catch (error) {
    return id === undefined ? null : failure(id, error)
  }
}

function readParams(params: unknown): Params {
  if (params === undefined || params === null) return new Params([])
  if (Array.isArray(params)) return new Params(params)
  throw invalidParams("Invalid params: expected a sequence.")
}

/** The response that says why a request was not answered. */
export function failure(id: unknown, error: unknown) {
  const known = error instanceof RpcError ? error : new RpcError(-32603, `Internal error: ${String(error)}`)
  const { code, message, data } = known
  return { jsonrpc: "2.0", error: { code, message, ...(data !== undefined && { data }) }, id }
}

const write = (answer: unknown) => (answer === null ? null : JSON.stringify(answer))
