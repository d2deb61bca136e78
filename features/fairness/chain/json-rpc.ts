import * as v from "valibot"

/** One JSON-RPC call; what comes back is not trusted yet. */
export type RpcCall = (method: string, params: readonly unknown[]) => Promise<unknown>

const reply = v.union([
  v.object({ error: v.object({ message: v.string() }) }),
  v.object({ result: v.unknown(), error: v.optional(v.null()) }),
])
const timeoutMs = 10_000
/** More than any answer that is asked for here has: a thousand signatures take 300 kB. */
const mostBytes = 4_000_000

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return undefined
  }
}

/** Null where more arrives than an answer can have; the rest is not read. */
async function textOf({ body }: Response): Promise<string | null> {
  if (body === null) return ""
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ""
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    length += value.length
    if (length > mostBytes) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
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
      return new Error(`The Solana node ${what}. Check your connection and try again`, { cause })
    }
    const request = { jsonrpc: "2.0", id: 1, method, params }
    const response = await ask(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
      signal: deadline,
    }).catch((error: unknown) => Promise.reject(away(error)))
    if (!response.ok) throw new Error(`The node answered ${response.status} to ${method}`)
    const text = await textOf(response).catch((error: unknown) => Promise.reject(away(error)))
    if (text === null) throw new Error(`The node's answer to ${method} is longer than ${mostBytes / 1_000_000} MB`)
    const answer = v.safeParse(reply, parseJson(text))
    if (!answer.success) throw new Error(`The node's answer to ${method} is no JSON-RPC`)
    if ("result" in answer.output) return answer.output.result
    throw new Error(`The node refused ${method}: ${answer.output.error.message}`)
  }
}
