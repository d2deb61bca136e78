import { once } from "node:events"
import type { AddressInfo } from "node:net"
import { WebSocket, WebSocketServer } from "ws"
import { pause } from "../../support/chain-player"

/** What a socket does to the notifications of its node. */
export const socketFaults = ["reset", "silence", "duplicates", "delay", "half a message"] as const
export type SocketFault = (typeof socketFaults)[number]

const delayMs = 1_500

/** Stands between a page and the PubSub socket of its node. */
export class SocketLine {
  private currentFault: SocketFault | null = null

  private constructor(
    target: string,
    private readonly server: WebSocketServer,
  ) {
    server.on("connection", (client) => this.connect(client, new WebSocket(target)))
  }

  static async open(target: string): Promise<SocketLine> {
    const server = new WebSocketServer({ port: 0, host: "127.0.0.1" })
    await once(server, "listening")
    return new SocketLine(target, server)
  }

  get url(): string {
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  get fault(): SocketFault | null {
    return this.currentFault
  }

  set fault(fault: SocketFault | null) {
    this.currentFault = fault
    if (fault === "reset") for (const client of this.server.clients) client.terminate()
  }

  async close() {
    for (const client of this.server.clients) client.terminate()
    this.server.close()
    await once(this.server, "close")
  }

  private connect(client: WebSocket, node: WebSocket) {
    if (this.currentFault === "reset") client.terminate()
    const early: string[] = []
    client.on("message", (data) => {
      if (node.readyState === WebSocket.OPEN) node.send(String(data))
      else early.push(String(data))
    })
    node.on("open", () => {
      for (const message of early.splice(0)) node.send(message)
    })
    node.on("message", (data) => void this.forward(client, String(data)))
    // One side that breaks takes the other with it, as one connection would.
    for (const [one, other] of [
      [client, node],
      [node, client],
    ] as const) {
      one.on("error", () => other.terminate())
      one.on("close", () => other.terminate())
    }
  }

  private async forward(client: WebSocket, message: string) {
    const fault = this.currentFault
    if (fault === "silence" || client.readyState !== WebSocket.OPEN) return
    if (fault === "delay") await pause(delayMs)
    client.send(fault === "half a message" ? message.slice(0, message.length >> 1) : message)
    if (fault === "duplicates") client.send(message)
  }
}
