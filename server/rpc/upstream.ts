import * as v from "valibot"
import { ReplyTooLong } from "../contract/rpc-endpoints"
import { elementsOf, membersOf } from "./raw-json"

export interface RpcCall {
  method: string
  params: readonly unknown[]
}
/** A result is JSON, as the node has written it. */
export type RpcAnswer = { result: string } | { error: { code: number; message: string; data?: unknown } }
/** Answers in the order of the calls. @throws when no node answers. */
export type Upstream = (calls: readonly RpcCall[]) => Promise<RpcAnswer[]>

const text = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((given) => given.slice(0, most)),
  )
/** As long as the log of a transaction may be. */
const logs = v.pipe(
  v.array(text(1_000)),
  v.transform((lines) => lines.slice(0, 200)),
)
/** Of what a node adds to an error of its own, the app's client reads the log of a simulation alone. */
const error = v.pipe(
  v.object({ code: v.number(), message: text(300), data: v.fallback(v.optional(v.object({ logs })), undefined) }),
  v.transform(({ data, ...said }) => (data ? { ...said, data } : said)),
)
const id = v.number()
const failed = (message: string): RpcAnswer => ({ error: { code: -32_603, message } })
export const repliesTooLong = failed("The answers are too long. Ask for less at once.")
/** It has been read, and counts as one of the longest. */
export const resultTooLong = failed("The answer is too long.")
/** In characters. Nothing that the app asks for comes near it. */
export const longestResult = 5_000_000
/** In characters, of one request: 100 bets of 8 kB each, as the local network lists them, take a third. Its first result may be longer. */
export const longestReplies = 2_500_000
export const lengthOf = (answer: RpcAnswer): number => ("result" in answer ? answer.result.length : 0)

/** An error is read, so that nothing else of it passes; a result is given as it is. */
function replyIn(text: string): [number, RpcAnswer] {
  const members = membersOf(text)
  const result = members.get("result")
  const answer = members.get("error")
  const of = v.parse(id, JSON.parse(members.get("id") ?? "null"))
  if (answer !== undefined && answer !== "null") return [of, { error: v.parse(error, JSON.parse(answer)) }]
  if (result === undefined) throw new SyntaxError("The node answered with neither a result nor an error.")
  return [of, result.length > longestResult ? resultTooLong : { result }]
}

/**
 * One HTTP request for any number of calls, to the first node that answers. A request that is too large for the node, and an answer that is
 * too long, are errors of each of them.
 */
export function upstreamOf(send: (input: unknown, init: RequestInit) => Promise<Response>): Upstream {
  return async (calls) => {
    const bodies = calls.map(({ method, params }, id) => ({ jsonrpc: "2.0", id, method, params }))
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bodies.length === 1 ? bodies[0] : bodies),
    }
    let response: Response
    try {
      response = await send(null, init)
    } catch (error) {
      if (error instanceof ReplyTooLong) return calls.map(() => resultTooLong)
      throw error
    }
    // Of what was asked, not of the node: another one is asked for nothing.
    if (response.status === 413) return calls.map(() => failed("The request is too large for the node."))
    const text = await response.text()
    if (!response.ok) throw new Error(`The node answered with status ${response.status}.`)
    const byId = new Map((/^\s*\[/.test(text) ? elementsOf(text) : [text]).map(replyIn))
    return calls.map((_, id) => byId.get(id) ?? failed("The node did not answer this call."))
  }
}
