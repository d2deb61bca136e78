import { logger } from "@dghrt/kernel/logger"
import { type Commitment, Connection, PublicKey } from "@solana/web3.js"
import * as v from "valibot"
import { ChainError, toChainError } from "../model/chain-error"
import type { Endpoint, Failover, Nodes } from "../model/rpc-endpoints"
import { statusOf, type Testimony, testimonies, testimoniesOf, type WitnessQuestion } from "../model/witnesses"
import { failoverOf } from "./failover-of"
import { delayFailures } from "./patient-socket"
import { createSocketChoice, type SocketChoice } from "./socket-choice"

/** Behind the gateway two nodes are asked, one after the other where one does not answer. */
const witnessMs = 15_000

export interface LiveConnection {
  /**
   * For requests: each goes to the endpoint that answers. An account and a blockhash are read by the methods that end in
   * `AndContext`: those without it turn whatever was thrown into a text, and the kind of trouble is lost.
   */
  connection: Connection
  /**
   * Keeps a subscription alive: it is requested again from the endpoint that requests have moved to, and from the next
   * one when a socket fails alone.
   */
  watch(subscribe: (connection: Connection) => () => void): () => void
  /** The socket of the subscriptions is open. */
  isLive(): boolean
  /** Asks each of two nodes by itself, where there are two. @throws when none answers. */
  witnesses(question: WitnessQuestion): Promise<readonly Testimony[]>
}

/** A connection on which every request ends in time, with a reply or with an error, from the first endpoint that answers. */
export function connectLive(nodes: Nodes, commitment: Extract<Commitment, "processed" | "confirmed">): LiveConnection {
  const failover = failoverOf(nodes)
  const connections = new Map<string, Connection>()

  // Our gateway has no socket. Without any, what would be subscribed to is polled.
  const [firstSocket, ...otherSockets] = failover.endpoints.filter(({ wsUrl }) => wsUrl !== "")
  const preferred = () => {
    const current = failover.current()
    return current.wsUrl === "" && firstSocket ? firstSocket : current
  }
  const choice = createSocketChoice({
    endpoints: firstSocket ? [firstSocket, ...otherSockets] : [],
    preferred,
    onLost: ({ wsUrl }) => logger.warn(`The live connection to ${new URL(wsUrl).host} is lost`),
  })
  let watchers = 0
  let stopFollowing: () => void = () => undefined

  /** A socket belongs to one endpoint, so that each has a connection of its own. */
  function connectionTo(endpoint: Endpoint): Connection {
    const found = connections.get(endpoint.wsUrl)
    if (found) return found
    const made = connect(nodes, commitment, endpoint.wsUrl, failover)
    connections.set(endpoint.wsUrl, made)
    if (endpoint.wsUrl !== "") followSocket(made, endpoint, choice)
    return made
  }

  return {
    connection: connectionTo(failover.current()),
    isLive: choice.isOpen,
    witnesses: (question) => witnessesOf(nodes, failover, question),
    watch(subscribe) {
      if (!firstSocket) return () => undefined
      if (watchers++ === 0) {
        choice.choose()
        stopFollowing = failover.onChange(choice.choose)
      }
      let stop = subscribe(connectionTo(choice.current()))
      const ended = choice.onChange((endpoint) => {
        stop()
        stop = subscribe(connectionTo(endpoint))
      })
      return () => {
        if (--watchers === 0) stopFollowing()
        ended()
        stop()
      }
    },
  }
}

const choices = new WeakMap<Connection, SocketChoice>()

/** A connection that the app around it holds: its node is the only one. */
export function liveOver(connection: Connection): LiveConnection {
  const choice = choices.get(connection) ?? followOnly(connection)
  choices.set(connection, choice)
  return {
    connection,
    watch: (subscribe) => subscribe(connection),
    isLive: choice.isOpen,
    witnesses: async (question) => [await testimonyThrough(connection, question)],
  }
}

async function witnessesOf({ witnessUrl }: Nodes, failover: Failover, question: WitnessQuestion) {
  if (witnessUrl === undefined) return testimoniesOf(failover, question)
  const signal = AbortSignal.timeout(witnessMs)
  const headers = { "content-type": "application/json" }
  const reply = await fetch(witnessUrl, { method: "POST", headers, body: JSON.stringify(question), signal })
  return v.parse(testimonies, await reply.json()).nodes
}

/** The app around us may have given its connection a way of its own to its node. */
async function testimonyThrough(connection: Connection, question: WitnessQuestion): Promise<Testimony> {
  const address = question.account === undefined ? null : new PublicKey(question.account)
  const [epoch, validity, sent, account] = await Promise.all([
    connection.getEpochInfo("confirmed"),
    connection.isBlockhashValid(question.blockhash, { commitment: "confirmed" }),
    connection.getSignatureStatuses([question.signature], { searchTransactionHistory: true }),
    address && connection.getAccountInfoAndContext(address, "confirmed"),
  ])
  const read = account?.value ?? null
  return {
    node: connection.rpcEndpoint,
    blockHeight: epoch.blockHeight ?? 0,
    isBlockhashValid: validity.value,
    status: statusOf(sent.value[0] ?? null),
    account: read && { lamports: read.lamports, data: read.data.toString("base64") },
  }
}

function followOnly(connection: Connection): SocketChoice {
  const endpoint = { rpcUrl: connection.rpcEndpoint, wsUrl: "" }
  const choice = createSocketChoice({ endpoints: [endpoint], preferred: () => endpoint, onLost: () => undefined })
  followSocket(connection, endpoint, choice)
  // It may have been opened long ago.
  if (Reflect.get(connection, "_rpcWebSocketConnected") === true) choice.opened(endpoint)
  return choice
}

interface SocketEvents {
  on(event: "open" | "close" | "error", listener: () => void): void
}
const hasEvents = (socket: unknown): socket is SocketEvents =>
  typeof socket === "object" && socket !== null && typeof Reflect.get(socket, "on") === "function"

/** The client reconnects to one address without limit and reports no failure, so the events of its socket are read instead. */
function followSocket(connection: Connection, endpoint: Endpoint, choice: SocketChoice) {
  const socket: unknown = Reflect.get(connection, "_rpcWebSocket")
  if (!hasEvents(socket)) throw new Error("The chain client has no socket to follow")
  delayFailures(socket)
  socket.on("open", () => choice.opened(endpoint))
  socket.on("close", () => choice.closed(endpoint))
  socket.on("error", () => choice.closed(endpoint))
}

const connect = (nodes: Nodes, commitment: Commitment, wsEndpoint: string, failover: Failover): Connection =>
  new Connection(nodes.rpcUrl, {
    commitment,
    ...(wsEndpoint !== "" && { wsEndpoint }),
    disableRetryOnRateLimit: true,
    async fetch(input, init) {
      const reply = await failover.fetch(input, init)
      if (reply.ok) return reply
      throw new ChainError(
        "network",
        reply.status === 429
          ? "The Solana node has too many requests. Wait a moment and try again."
          : "The Solana node refused the request. Try again in a moment.",
        "NodeError",
      )
    },
  })

const fail = (error: unknown): never => {
  throw toChainError(error)
}

const guardedCall =
  (call: (...args: unknown[]) => unknown) =>
  (...args: unknown[]): unknown => {
    try {
      const answer = call(...args)
      return answer instanceof Promise ? answer.catch(fail) : answer
    } catch (error) {
      return fail(error)
    }
  }

/** The same functions; whatever one of them throws or rejects with becomes a `ChainError`, so that no caller needs to know its shape. */
export function guarded<T extends object>(calls: T): T {
  const members = Object.entries(calls)
  return {
    ...calls,
    ...Object.fromEntries(
      members.map(([name, member]) => [name, typeof member === "function" ? guardedCall(member) : member]),
    ),
  }
}

/** A subscription that cannot be ended was lost with its socket. */
export const notUnsubscribed = (error: unknown) => logger.info("A subscription had ended already", error)
