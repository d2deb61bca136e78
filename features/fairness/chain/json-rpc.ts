import * as v from "valibot"

/** One JSON-RPC call; what comes back is not trusted yet. */
export type RpcCall = (method: string, params: readonly unknown[]) => Promise<unknown>

const reply = v.union([
  v.object({ error: v.object({ message: v.string() }) }),
  v.object({ result: v.unknown(), error: v.optional(v.null()) }),
])
const timeoutMs = 10_000

/** The node gave no answer of its own: another one may. */
export class RpcUnavailable extends Error {
  override readonly name = "RpcUnavailable"
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}

/**
 * Calls a Solana node by plain `fetch`. Throws when the node does not answer within ten seconds, refuses or answers anything
 * but JSON-RPC.
 */
export function jsonRpc(url: string, ask: typeof fetch = fetch): RpcCall {
  return async (method, params) => {
    const deadline = AbortSignal.timeout(timeoutMs)
    const away = (cause: unknown) => {
      const what = deadline.aborted ? `did not answer within ${timeoutMs / 1_000} seconds` : "could not be reached"
      return new RpcUnavailable(`The Solana node ${what}. Check your connection and try again`, { cause })
    }
    const request = { jsonrpc: "2.0", id: 1, method, params }
    const response = await ask(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: deadline,
    }).catch((error: unknown) => Promise.reject(away(error)))
    if (!response.ok) throw new RpcUnavailable(`The node answered ${response.status} to ${method}`)
    const text = await response.text().catch((error: unknown) => Promise.reject(away(error)))
    const answer = v.safeParse(reply, parseJson(text))
    if (!answer.success) throw new RpcUnavailable(`The node's answer to ${method} is no JSON-RPC`)
    if ("result" in answer.output) return answer.output.result
    throw new Error(`The node refused ${method}: ${answer.output.error.message}`)
  }
}
