import { logger } from "@dghrt/kernel/logger"
import * as v from "valibot"
import { ChainError, nodeTrouble } from "../model/chain-error"
import type { Endpoint, Failover, Nodes } from "../model/rpc-endpoints"
import { testimonies, testimoniesOf, type WitnessQuestion } from "../model/witnesses"
import { createAccountReader } from "./account-reader"
import type { ChainNode, OwnNode, Params, RpcCall } from "./chain-node"
import { failoverOf } from "./failover-of"
import { accountReply } from "./replies"
import { createSocket, type Socket } from "./socket"
import { createSocketChoice } from "./socket-choice"

/** Behind the gateway two nodes are asked, one after the other where one does not answer. */
const witnessMs = 15_000

const reply = v.object({ error: v.optional(v.object({ message: v.string() })), result: v.optional(v.unknown()) })

/** What a node answered instead of a result. It has the name that web3.js gives it, because both are the same trouble. */
class RefusedCall extends Error {
  override readonly name = "SolanaJSONRPCError"
}

/** The calls of a node, by what sends some of them in one request and gives the replies in their order. */
export function callsThrough(
  ask: (calls: readonly RpcCall[]) => Promise<readonly unknown[]>,
): Pick<ChainNode, "call" | "callEach"> {
  async function callEach<S extends v.GenericSchema>(method: string, params: readonly Params[], schema: S) {
    if (params.length === 0) return []
    const replies = await ask(params.map((each) => ({ method, params: each })))
    const parse = <T extends v.GenericSchema>(of: T, value: unknown) => {
      const parsed = v.safeParse(of, value)
      if (parsed.success) return parsed.output
      throw nodeTrouble(new Error(`The answer to ${method} is of another shape: ${parsed.issues[0].message}`))
    }
    return params.map((_, place) => {
      const said = parse(reply, replies[place])
      if (said.error) throw new RefusedCall(said.error.message)
      return parse(schema, said.result)
    })
  }
  return {
    callEach,
    async call<S extends v.GenericSchema>(method: string, params: Params, schema: S) {
      const [answer] = await callEach(method, [params], schema)
      return answer as v.InferOutput<S> // One for each call.
    },
  }
}

const nodes = new WeakMap<Nodes, OwnNode>()

/** The nodes of a configuration. Whatever reads them shares one socket, and what is read at once is one request. */
export function nodeOf(config: Nodes): OwnNode {
  const known = nodes.get(config)
  if (known) return known
  const failover = failoverOf(config)
  const calls = callsThrough((asked) => post(failover, asked))
  const { watch, isLive } = socketsOf(failover)
  const made: OwnNode = {
    ...calls,
    isLive,
    watch,
    readAccounts: createAccountReader(calls.call, "processed"),
    watchAccount: (address, commitment, onChange) =>
      watch({
        kind: "account",
        params: [address, { commitment, encoding: "base64" }],
        schema: accountReply,
        onValue: ({ context, value }) => onChange(value, context.slot),
      }),
    witnesses: (question) => witnessesOf(config, failover, question),
  }
  nodes.set(config, made)
  return made
}

const identified = v.array(v.object({ id: v.number() }))

async function post(failover: Failover, asked: readonly RpcCall[]): Promise<readonly unknown[]> {
  const calls = asked.map(({ method, params }, id) => ({ jsonrpc: "2.0", id, method, params }))
  const body = JSON.stringify(calls.length === 1 ? calls[0] : calls)
  const answer = await send(failover, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  })
  const said: unknown = await answer.json()
  if (calls.length === 1) return [said]
  // A node may answer a batch in any order.
  if (!Array.isArray(said) || !v.is(identified, said)) return []
  const places = new Map(said.map(({ id }, place) => [id, place]))
  return calls.map(({ id }) => said[places.get(id) ?? -1])
}

/** @throws ChainError in words for the player where the node refuses the request. */
export async function send(failover: Pick<Failover, "fetch">, init: RequestInit | undefined): Promise<Response> {
  const answer = await failover.fetch("", init)
  if (answer.ok) return answer
  throw new ChainError(
    "network",
    answer.status === 429
      ? "The Solana node has too many requests. Wait a moment and try again."
      : "The Solana node refused the request. Try again in a moment.",
    "NodeError",
  )
}

/**
 * Keeps subscriptions alive: each is requested again from the endpoint that requests have moved to, and from the next
 * one when a socket fails alone.
 */
function socketsOf(failover: Failover): Pick<OwnNode, "watch" | "isLive"> {
  // Our gateway has no socket, and Node before 22 has no WebSocket. Without any, what would be subscribed to is polled.
  const usable = typeof WebSocket === "undefined" ? [] : failover.endpoints.filter(({ wsUrl }) => wsUrl !== "")
  const [first] = usable
  const choice = createSocketChoice({
    endpoints: usable,
    preferred() {
      const current = failover.current()
      return current.wsUrl === "" && first ? first : current
    },
    onLost: ({ wsUrl }) => logger.warn(`The live connection to ${new URL(wsUrl).host} is lost`),
  })
  const sockets = new Map<Endpoint, Socket>()
  function socketOf(endpoint: Endpoint): Socket {
    const made =
      sockets.get(endpoint) ??
      createSocket(endpoint.wsUrl, { onOpen: () => choice.opened(endpoint), onClose: () => choice.closed(endpoint) })
    sockets.set(endpoint, made)
    return made
  }
  let watchers = 0
  let stopFollowing: () => void = () => undefined
  return {
    isLive: choice.isOpen,
    watch(subscription) {
      if (!first) return () => undefined
      if (watchers++ === 0) {
        choice.choose()
        stopFollowing = failover.onChange(choice.choose)
      }
      let stop = socketOf(choice.current()).subscribe(subscription)
      const ended = choice.onChange((endpoint) => {
        stop()
        stop = socketOf(endpoint).subscribe(subscription)
      })
      return () => {
        if (--watchers === 0) stopFollowing()
        ended()
        stop()
      }
    },
  }
}

async function witnessesOf({ witnessUrl }: Nodes, failover: Failover, question: WitnessQuestion) {
  if (witnessUrl === undefined) return testimoniesOf(failover, question)
  const signal = AbortSignal.timeout(witnessMs)
  const headers = { "content-type": "application/json" }
  const answer = await fetch(witnessUrl, { method: "POST", headers, body: JSON.stringify(question), signal })
  return v.parse(testimonies, await answer.json()).nodes
}
