import { logger } from "@dghrt/kernel/logger"
import * as v from "valibot"

/** What a node reports of its own accord. */
export interface Subscription<S extends v.GenericSchema = v.GenericSchema> {
  kind: "account" | "program" | "logs"
  params: readonly unknown[]
  schema: S
  onValue(value: v.InferOutput<S>): void
}

export interface Socket {
  /** Reports until the returned function is called, over as many connections as that takes. */
  subscribe(subscription: Subscription): () => void
}

/** A lost connection is opened again after this time, and a refused subscription is asked for again. */
const retryMs = 1_000
/** Who stops watching often begins again at once. */
const idleMs = 500
/** A proxy between closes what is silent for long. */
const pingMs = 5_000

const message = v.union([
  v.object({ method: v.string(), params: v.object({ subscription: v.number(), result: v.unknown() }) }),
  v.object({ id: v.number(), result: v.unknown() }),
  v.object({ id: v.number(), error: v.unknown() }),
])

/** One node's PubSub: open while something is subscribed to. */
export function createSocket(url: string, on: { onOpen: () => void; onClose: () => void }): Socket {
  const wanted = new Set<Subscription>()
  let connection: Connection | null = null
  let idle: ReturnType<typeof setTimeout> | undefined

  function closed() {
    connection = null
    on.onClose()
    setTimeout(() => wanted.size > 0 && open(), retryMs)
  }

  function open() {
    if (connection) return
    try {
      const made = connect(url, {
        onOpen() {
          for (const each of wanted) made.subscribe(each)
          on.onOpen()
        },
        onClose: closed,
      })
      connection = made
    } catch (error) {
      // The browser opens no such address from this page.
      logger.warn("A socket of a node cannot be opened", error)
      closed()
    }
  }

  return {
    subscribe(subscription) {
      // The same one may be asked for twice.
      const own = { ...subscription }
      clearTimeout(idle)
      wanted.add(own)
      open()
      connection?.subscribe(own)
      return () => {
        if (!wanted.delete(own)) return
        connection?.unsubscribe(own)
        clearTimeout(idle)
        idle = setTimeout(() => wanted.size === 0 && connection?.close(), idleMs)
      }
    },
  }
}

type Connection = ReturnType<typeof connect>

/** One connection, from its opening to its end. */
function connect(url: string, { onOpen, onClose }: { onOpen: () => void; onClose: () => void }) {
  const socket = new WebSocket(url)
  const asked = new Map<number, Subscription>()
  /** By the node's number. */
  const running = new Map<number, Subscription>()
  const unwanted = new Set<Subscription>()
  let requests = 0
  let ping: ReturnType<typeof setInterval> | undefined

  function send(method: string, params: readonly unknown[]): number {
    requests += 1
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: requests, method, params }))
    return requests
  }

  function subscribe(subscription: Subscription) {
    if (socket.readyState !== WebSocket.OPEN) return
    asked.set(send(`${subscription.kind}Subscribe`, subscription.params), subscription)
  }

  function end(number: number, { kind }: Subscription) {
    running.delete(number)
    if (socket.readyState === WebSocket.OPEN) send(`${kind}Unsubscribe`, [number])
  }

  function answered(id: number, number: unknown) {
    const subscription = asked.get(id)
    asked.delete(id)
    if (!subscription) return
    if (typeof number !== "number") {
      logger.info("A node does not report what it was asked to")
      setTimeout(() => !unwanted.has(subscription) && subscribe(subscription), retryMs)
      return
    }
    if (unwanted.has(subscription)) end(number, subscription)
    else running.set(number, subscription)
  }

  function reported(number: number, result: unknown) {
    const subscription = running.get(number)
    if (!subscription) return
    const parsed = v.safeParse(subscription.schema, result)
    if (parsed.success) subscription.onValue(parsed.output)
    else logger.info("A node reports something of another shape", parsed.issues[0].message)
  }

  socket.onopen = () => {
    ping = setInterval(
      () => socket.readyState === WebSocket.OPEN && socket.send('{"jsonrpc":"2.0","method":"ping"}'),
      pingMs,
    )
    onOpen()
  }
  // The closing follows.
  socket.onerror = () => undefined
  socket.onclose = () => {
    clearInterval(ping)
    onClose()
  }
  socket.onmessage = ({ data }) => {
    const said = messageIn(data)
    if (!said) return
    if ("params" in said) reported(said.params.subscription, said.params.result)
    else answered(said.id, "result" in said ? said.result : null)
  }

  return {
    subscribe,
    unsubscribe(subscription: Subscription) {
      unwanted.add(subscription)
      for (const [number, each] of running) if (each === subscription) end(number, each)
    },
    close: () => socket.close(),
  }
}

function messageIn(data: unknown) {
  try {
    const parsed = v.safeParse(message, JSON.parse(String(data)))
    return parsed.success ? parsed.output : null
  } catch (error) {
    logger.info("A node says over its socket what is no JSON", error)
    return null
  }
}
