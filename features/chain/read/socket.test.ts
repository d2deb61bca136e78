import { once } from "node:events"
import type { AddressInfo } from "node:net"
import * as v from "valibot"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { WebSocket, WebSocketServer } from "ws"
import { createSocket, type Subscription } from "./socket"

interface Asked {
  id: number
  method: string
  params: unknown[]
}

/** A node's PubSub. Each test answers as it likes; the newest connection is the one that speaks. */
let server: WebSocketServer
let url: string
let connections: WebSocket[]
let asked: Asked[]
let answer: (request: Asked) => object | null

beforeEach(async () => {
  vi.stubGlobal("WebSocket", WebSocket)
  connections = []
  asked = []
  answer = ({ id }) => ({ id, result: 7 })
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" })
  server.on("connection", (connection) => {
    connections.push(connection)
    connection.on("message", (message) => {
      const request: Asked = JSON.parse(String(message))
      asked.push(request)
      const reply = answer(request)
      if (reply) connection.send(JSON.stringify({ jsonrpc: "2.0", ...reply }))
    })
  })
  await once(server, "listening")
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}` // It listens on a port.
})
afterEach(async () => {
  for (const connection of server.clients) connection.terminate()
  await new Promise((resolve) => server.close(resolve))
  vi.unstubAllGlobals()
})

const say = (result: unknown, subscription = 7) =>
  connections.at(-1)?.send(JSON.stringify({ method: "accountNotification", params: { subscription, result } }))
const methods = () => asked.map(({ method }) => method)

function watching() {
  const values: number[] = []
  const events: string[] = []
  const socket = createSocket(url, { onOpen: () => events.push("open"), onClose: () => events.push("close") })
  const subscription: Subscription<v.NumberSchema<undefined>> = {
    kind: "account",
    params: ["address", { commitment: "confirmed" }],
    schema: v.number(),
    onValue: (value) => values.push(value),
  }
  return { values, events, socket, stop: socket.subscribe(subscription), subscription }
}

test("a subscription reports until its last reader leaves, and then the socket closes", async () => {
  const { values, events, stop } = watching()
  await expect.poll(methods).toEqual(["accountSubscribe"])
  expect(asked[0]?.params).toEqual(["address", { commitment: "confirmed" }])
  say(1)
  await expect.poll(() => values).toEqual([1])
  stop()
  say(2)
  await expect.poll(methods).toEqual(["accountSubscribe", "accountUnsubscribe"])
  expect(asked[1]?.params).toEqual([7])
  await expect.poll(() => events).toEqual(["open", "close"])
  expect(values).toEqual([1])
})

test("a lost connection is opened again, and what is wanted is subscribed to again", async () => {
  const { values, events, stop } = watching()
  await expect.poll(methods).toEqual(["accountSubscribe"])
  connections[0]?.terminate()
  await expect.poll(methods).toEqual(["accountSubscribe", "accountSubscribe"])
  say(3)
  await expect.poll(() => values).toEqual([3])
  expect(events).toEqual(["open", "close", "open"])
  stop()
})

test("a refused subscription is asked for again, and one that is not wanted any more is ended once it is answered", async () => {
  answer = ({ id }) => (asked.length === 1 ? { id, error: { code: -32_000 } } : null)
  const { stop } = watching()
  await expect.poll(methods).toEqual(["accountSubscribe", "accountSubscribe"])
  stop()
  connections[0]?.send(JSON.stringify({ id: asked[1]?.id, result: 9 }))
  await expect.poll(() => asked.at(-1)).toMatchObject({ method: "accountUnsubscribe", params: [9] })
})

test("a node that talks nonsense reports nothing, and is heard when it makes sense again", async () => {
  const { values, stop } = watching()
  await expect.poll(methods).toEqual(["accountSubscribe"])
  for (const nonsense of ["", "{", "[]", "7", '{"method":"accountNotification"}', '{"id":"x","result":1}'])
    connections[0]?.send(nonsense)
  say("no number")
  say(1, 8)
  say(4)
  await expect.poll(() => values).toEqual([4])
  stop()
})

test("an address that cannot be opened is a closed socket, not an error", () => {
  const onClose = vi.fn()
  const socket = createSocket("no address", { onOpen: () => undefined, onClose })
  const stop = socket.subscribe({ kind: "logs", params: [], schema: v.unknown(), onValue: () => undefined })
  expect(onClose).toHaveBeenCalledOnce()
  stop()
})
