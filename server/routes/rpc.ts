import { setTimeout as sleep } from "node:timers/promises"
import { type Context, Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { mostCalls, rpcCalls } from "../contract/rpc"
import { clientAddress } from "../http/client-address"
import { parsedBody } from "../http/guarded"
import { heldAnswers } from "../http/held-answers"
import type { SiteHost } from "../http/site-host"
import type { Gateway, Unanswered } from "../rpc/gateway"
import { longestAccount } from "../rpc/methods"
import { accountsIn, rpcLimits } from "../rpc/rpc-limits"
import { lengthOf, longestReplies, longestResult, type RpcAnswer, repliesTooLong, resultTooLong } from "../rpc/upstream"
import type { Access } from "./access"
import { tooMany } from "./replies"

const largestBody = bodyLimit({
  maxSize: 50_000,
  onError: (c) => c.json({ error: "The request is too large." }, 413),
})
const longestMs = 15_000

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
  const holding = heldAnswers()
  return new Hono().post("/", largestBody, siteHost.sameOriginOrLoopback, async (c: Context) => {
    const asked = await parsedBody(c, rpcCalls)
    if (!asked) return c.json({ error: `Expected: JSON-RPC 2.0, one call or up to ${mostCalls}.` }, 400)
    const list = Array.isArray(asked) ? asked : [asked]
    const hasOrigin = c.req.header("origin") !== undefined
    const address = clientAddress(c, trustedHops)
    const verdicts = limits.take(address, list, hasOrigin)
    if (verdicts.every((waitMs) => waitMs > 0)) return tooMany(c, Math.max(...verdicts), "chain")
    const held = holding(address)
    const accounts = list.reduce((sum, each) => sum + accountsIn(each), 0)
    if (!held.resize(accounts * longestAccount)) return tooMany(c, 1_000, "chain")
    try {
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
        const isFirst = length === 0
        length += lengthOf(said)
        return replyOf(id, length > longestReplies && !isFirst ? repliesTooLong : said)
      })
      limits.took(address, length + longestResult * answers.filter((answer) => answer === resultTooLong).length)
      if (!held.resize(Math.min(length, longestResult))) return tooMany(c, 1_000, "chain")
      // A browser goes by the status when it leaves the gateway for another node.
      const headers = { ...jsonHeaders, ...(failed && { "retry-after": "2" }) }
      return c.body(Array.isArray(asked) ? `[${replies}]` : (replies[0] ?? ""), failed ? 503 : 200, headers)
    } finally {
      held.release(c.env)
    }
  })
}

const jsonHeaders = { "content-type": "application/json", "cache-control": "no-store" }

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
