import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { expect, test } from "vitest"
import { type WebSocket, WebSocketServer } from "ws"
import { watchPlays } from "./watch-plays"

async function node(onConnection: (socket: WebSocket) => void) {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" })
  server.on("connection", onConnection)
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  return { url: `ws://127.0.0.1:${port}`, close: () => server.close() }
}

test("the next node is subscribed to when the socket of the first one fails alone", async () => {
  let refusals = 0
  let plays = 0
  const broken = await node((socket) => {
    refusals += 1
    socket.terminate()
  })
  const working = await node((socket) => {
    socket.on("message", () => {
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, result: 7 }))
      socket.send('{"method":"logsNotification","params":{"result":{"value":{"err":null}}}}')
    })
  })
  const watch = watchPlays({ wsUrls: [broken.url, working.url], creator: "creator", onPlay: () => void plays++ })
  try {
    // Once as the line opens, once for the play.
    await expect.poll(() => plays, { timeout: 8_000 }).toBeGreaterThanOrEqual(refusals + 2)
    expect(refusals).toBe(1)
  } finally {
    watch.close()
    broken.close()
    working.close()
  }
})
