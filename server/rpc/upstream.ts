import * as v from "valibot"

export interface RpcCall {
  method: string
  params: readonly unknown[]
}
export type RpcAnswer = { result: unknown } | { error: { code: number; message: string; data?: unknown } }
/** Answers in the order of the calls. @throws when no node answers. */
export type Upstream = (calls: readonly RpcCall[]) => Promise<RpcAnswer[]>

const error = v.object({ code: v.number(), message: v.string(), data: v.optional(v.unknown()) })
const reply = v.union([v.object({ id: v.number(), error }), v.object({ id: v.number(), result: v.unknown() })])
const replies = v.array(reply)
const longestReply = 20_000_000

/** One HTTP request for any number of calls, to the first node that answers. */
export function upstreamOf(send: (input: unknown, init: RequestInit) => Promise<Response>): Upstream {
  return async (calls) => {
    const bodies = calls.map(({ method, params }, id) => ({ jsonrpc: "2.0", id, method, params }))
    const response = await send(null, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bodies.length === 1 ? bodies[0] : bodies),
    })
    const text = await response.text()
    if (!response.ok || text.length > longestReply) throw new Error(`The node answered with status ${response.status}.`)
    const parsed: unknown = JSON.parse(text)
    const found = v.parse(replies, Array.isArray(parsed) ? parsed : [parsed])
    const byId = new Map(found.map(({ id, ...answer }) => [id, answer]))
    return calls.map(
      (_, id) => byId.get(id) ?? { error: { code: -32_603, message: "The node did not answer this call." } },
    )
  }
}
