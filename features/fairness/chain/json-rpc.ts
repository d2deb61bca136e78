import * as v from "valibot"

/** One JSON-RPC call; what comes back is not trusted yet. */
export type RpcCall = (method: string, params: readonly unknown[]) => Promise<unknown>

const reply = v.union([
  v.object({ error: v.object({ message: v.string() }) }),
  v.object({ result: v.unknown(), error: v.optional(v.null()) }),
])
const longestReplyMs = 20_000

/** Calls a Solana node by plain `fetch`. Throws when the node is away, refuses or answers anything but JSON-RPC. */
export function jsonRpc(url: string, ask: typeof fetch = fetch): RpcCall {
  return async (method, params) => {
    const response = await ask(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
      signal: AbortSignal.timeout(longestReplyMs),
    })
    if (!response.ok) throw new Error(`The node answered ${response.status} to ${method}`)
    const answer = v.safeParse(reply, await response.json())
    if (!answer.success) throw new Error(`The node's answer to ${method} is no JSON-RPC`)
    if ("result" in answer.output) return answer.output.result
    throw new Error(`The node refused ${method}: ${answer.output.error.message}`)
  }
}
