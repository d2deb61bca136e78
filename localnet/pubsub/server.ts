import { createServer, type Server } from "node:http"
import { type WebSocket, WebSocketServer } from "ws"
import type { Bank } from "../bank/bank"
import type { Commitment } from "../bank/commitment"
import type { TransactionRecord } from "../bank/history"
import { answerRequest, failure } from "../rpc/dispatcher"
import { withContext } from "../rpc/method"
import type { Params } from "../rpc/params"
import { invalidParams, methodNotFound, parseError } from "../rpc/rpc-error"
import { openers, type Subscription } from "./subscriptions"

const longestMessage = 256 * 1024
const mostSubscriptions = 1_000
/** A client that does not read is cut off before it fills the memory. */
const mostBufferedBytes = 16 * 1024 * 1024

export interface PubSubServer {
  server: Server
  /** Takes sockets of another server too: many clients derive `ws://host:port` from the address of the RPC. */
  acceptFrom: (other: Server) => void
  /** Subscriptions open now, over all sockets. */
  readonly subscriptionCount: number
  /** Stops hearing the bank and cuts every socket. */
  stop: () => void
  /** Cuts every socket; clients may connect again. */
  disconnect: () => void
}

/** Solana's PubSub: subscriptions over WebSocket, notified of each transaction as it lands. */
export function createPubSubServer(bank: Bank, serves: () => boolean = () => true): PubSubServer {
  const server = createServer((_, response) => void response.writeHead(426).end("This port speaks WebSocket"))
  const sockets = new WebSocketServer({ server, maxPayload: longestMessage })
  // The HTTP server reports its own errors to its owner; without a listener, this copy would end the process.
  sockets.on("error", () => undefined)
  const clients = new Set<Client>()
  const disconnect = () => {
    for (const socket of sockets.clients) socket.terminate()
  }
  sockets.on("connection", (socket) => {
    if (!serves()) return socket.terminate()
    const client = new Client(socket, bank)
    clients.add(client)
    socket.on("close", () => clients.delete(client))
  })
  const levels: readonly Commitment[] = ["processed", "confirmed", "finalized"]
  const stops = levels.map((commitment) =>
    bank.onTransaction((record) => {
      for (const client of clients) client.hear(record, commitment)
    }, commitment),
  )
  stops.push(
    bank.onRollback((record) => {
      for (const client of clients) client.hearRollback(record)
    }),
  )
  return {
    server,
    acceptFrom(other) {
      other.on("upgrade", (request, socket, head) =>
        sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit("connection", opened, request)),
      )
    },
    get subscriptionCount() {
      return [...clients].reduce((sum, client) => sum + client.subscriptions.size, 0)
    },
    stop() {
      for (const stop of stops) stop()
      disconnect()
      sockets.close()
    },
    disconnect,
  }
}

let nextId = 1

class Client {
  readonly subscriptions = new Map<number, Subscription>()

  constructor(
    private readonly socket: WebSocket,
    private readonly bank: Bank,
  ) {
    socket.on("message", (message) => this.answer(String(message)))
    // A broken frame closes the socket; `close` does the rest.
    socket.on("error", () => socket.terminate())
  }

  hear(record: TransactionRecord, commitment: Commitment) {
    for (const [id, subscription] of this.subscriptions) {
      if (subscription.commitment === commitment) this.notify(id, subscription, subscription.watch(record))
    }
  }

  /** Also the confirmed accounts: a rollback may go further back than a cluster's would. */
  hearRollback(record: TransactionRecord) {
    for (const [id, subscription] of this.subscriptions) {
      if (subscription.followsAccounts && subscription.commitment !== "finalized")
        this.notify(id, subscription, subscription.watch(record))
    }
  }

  private answer(text: string) {
    const opened: number[] = []
    const answer = answerText(text, (method, params) => this.call(method, params, opened))
    if (answer !== null) this.write(answer)
    // Only after the answer does the client know the id a notification carries.
    for (const id of opened) {
      const subscription = this.subscriptions.get(id)
      if (subscription) this.notify(id, subscription, subscription.initially)
    }
  }

  private call(method: string, params: Params, opened: number[]): number | boolean {
    const open = openers.get(method)
    if (open) {
      if (this.subscriptions.size >= mostSubscriptions) throw invalidParams("Too many subscriptions on one connection")
      const id = nextId++
      this.subscriptions.set(id, open(params, this.bank))
      opened.push(id)
      return id
    }
    if (!openers.has(method.replace(/Unsubscribe$/, "Subscribe"))) throw methodNotFound()
    if (this.subscriptions.delete(params.wholeNumber(0))) return true
    throw invalidParams("Invalid subscription id.")
  }

  private notify(id: number, { notification, commitment, once }: Subscription, values: unknown[]) {
    for (const value of values) {
      const result = withContext(this.bank.at(commitment), value)
      this.write({ jsonrpc: "2.0", method: notification, params: { result, subscription: id } })
      if (once) this.subscriptions.delete(id)
    }
  }

  private write(message: unknown) {
    if (this.socket.bufferedAmount > mostBufferedBytes) this.socket.terminate()
    else this.socket.send(JSON.stringify(message))
  }
}

type Run = (method: string, params: Params) => unknown

function answerText(text: string, run: Run) {
  try {
    return answerRequest(JSON.parse(text), run)
  } catch {
    return failure(null, parseError())
  }
}
