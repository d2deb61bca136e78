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

const play = "5".repeat(88)
const call = "Program Gamba2hK6KV3quKq854B3sQG1WMdq3zgQLPKqyK4qS18 invoke [2]"

test("the next node is subscribed to when the socket of the first one fails alone, and names the transactions that called the program", async () => {
  let refusals = 0
  const plays: (string | null)[] = []
  const broken = await node((socket) => {
    refusals += 1
    socket.terminate()
  })
  const working = await node((socket) => {
    socket.on("message", () => {
      socket.send(JSON.stringify({ jsonrpc: "2.0", id: 1, result: 7 }))
      const send = (signature: string, err: unknown, logs: string[]) =>
        socket.send(
          JSON.stringify({ method: "logsNotification", params: { result: { value: { signature, err, logs } } } }),
        )
      send("4".repeat(88), null, ["Program 11111111111111111111111111111111 invoke [1]"])
      send("3".repeat(88), { InstructionError: [0, "Custom"] }, [call])
      send("no signature", null, [call])
      send(play, null, ["Program ComputeBudget111111111111111111111111111111 invoke [1]", call])
    })
  })
  const watch = watchPlays({
    wsUrls: [broken.url, working.url],
    creator: "creator",
    onPlay: (signature) => void plays.push(signature),
  })
  try {
    // Once as each line opens, and once for the play.
    await expect.poll(() => plays).toEqual([null, null, play])
    expect(refusals).toBe(1)
  } finally {
    watch.close()
    broken.close()
    working.close()
  }
})
