import { setTimeout as sleep } from "node:timers/promises"
import { type Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import * as v from "valibot"
import { clientAddress } from "../http/client-address"
import { parsedBody } from "../http/guarded"
import type { SiteHost } from "../http/site-host"
import type { Gateway, Unanswered } from "../rpc/gateway"
import { rpcLimits } from "../rpc/rpc-limits"
import type { RpcAnswer } from "../rpc/upstream"
import type { Access } from "./access"
import { tooMany } from "./replies"

const mostCalls = 100
const largestBody = bodyLimit({
  maxSize: 50_000,
  onError: (c) => c.json({ error: "The request is too large." }, 413),
})
const longestMs = 15_000

const call = v.object({
  jsonrpc: v.literal("2.0"),
  id: v.union([v.pipe(v.string(), v.maxLength(100)), v.number(), v.null()]),
  method: v.pipe(v.string(), v.maxLength(60)),
  params: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(10)), []),
})
const calls = v.union([call, v.pipe(v.array(call), v.minLength(1), v.maxLength(mostCalls))])

export interface RpcPorts {
  gateway: Gateway
  /** What the gate says of these calls. */
  gateRefusals: Access["refusals"]
  siteHost: SiteHost
  trustedHops: number
  nowMs?: () => number
}

/** `/api/rpc`: the chain for browsers, through the server's nodes, so that their keys stay here. */
export function rpcRoutes({ gateway, gateRefusals, siteHost, trustedHops, nowMs }: RpcPorts): Hono {
  const limits = rpcLimits(nowMs)
  return new Hono().post("/", largestBody, siteHost.sameOriginOrLoopback, async (c: Context) => {
    const asked = await parsedBody(c, calls)
    if (!asked) return c.json({ error: `Expected: JSON-RPC 2.0, one call or up to ${mostCalls}.` }, 400)
    const list = Array.isArray(asked) ? asked : [asked]
    const hasOrigin = c.req.header("origin") !== undefined
    const address = clientAddress(c, trustedHops)
    const verdicts = limits.take(address, list, hasOrigin)
    if (verdicts.every((waitMs) => waitMs > 0)) return tooMany(c, Math.max(...verdicts), "chain")
    const slowMs = limits.slowMs(address, list)
    if (slowMs > 0) await sleep(slowMs)
    const inLimits = list.filter((_, index) => verdicts[index] === 0)
    const atGate = await gateRefusals(c, inLimits)
    const refusals = verdicts.map((waitMs) => (waitMs > 0 ? tooManyCalls : (atGate.shift() ?? null)))
    const passed = list.filter((_, index) => refusals[index] === null)
    const answers = await inTime(gateway(passed), passed)
    const failed = answers.find((answer) => "unanswered" in answer)
    if (failed) c.set("failure", failed.unanswered)
    let next = 0
    let length = 0
    const replies = list.map(({ id }, index) => {
      const answer = refusals[index] ?? answers[next++] ?? nodeAway
      const said = "unanswered" in answer ? nodeAway : answer
      length += "result" in said ? said.result.length : 0
      return replyOf(id, length > longestReplies ? tooLong : said)
    })
    limits.took(address, length)
    // A browser goes by the status when it leaves the gateway for another node.
    const headers = { ...jsonHeaders, ...(failed && { "retry-after": "2" }) }
    return c.body(Array.isArray(asked) ? `[${replies}]` : (replies[0] ?? ""), failed ? 503 : 200, headers)
  })
}

const jsonHeaders = { "content-type": "application/json", "cache-control": "no-store" }
/** In characters, of one request. */
const longestReplies = 10_000_000
const tooLong: RpcAnswer = { error: { code: -32_603, message: "The answers are too long. Ask for less at once." } }

/** A result is written as the node wrote it. */
const replyOf = (id: unknown, answer: RpcAnswer) => {
  const head = `{"jsonrpc":"2.0","id":${JSON.stringify(id)},`
  return "result" in answer ? `${head}"result":${answer.result}}` : `${head}"error":${JSON.stringify(answer.error)}}`
}

const tooManyCalls: RpcAnswer = { error: { code: -32_029, message: "Too many requests" } }
const nodeAway = { error: { code: -32_603, message: "The Solana node does not answer at the moment." } }

/** What comes later than a client waits counts as unanswered. */
async function inTime<T>(answers: Promise<(T | Unanswered)[]>, calls: readonly unknown[]): Promise<(T | Unanswered)[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Unanswered[]>((resolve) => {
    const unanswered = new Error("No node answered in time.")
    timer = setTimeout(() => resolve(calls.map(() => ({ unanswered }))), longestMs)
  })
  return Promise.race([answers, late]).finally(() => clearTimeout(timer))
}
