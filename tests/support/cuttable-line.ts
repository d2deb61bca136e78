import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Socket } from "node:net"

/** A way to a local socket server that can be cut and mended while clients are on it. */
export async function cuttableProxy(port: number) {
  const open = new Set<Socket>()
  let cut = false
  const server = createServer((client) => {
    if (cut) return void client.destroy()
    const node = connect(port, "127.0.0.1")
    for (const [from, to] of [
      [client, node],
      [node, client],
    ] as const) {
      open.add(from)
      from.pipe(to)
      // Whichever side goes takes the other with it; that is what a cut line is.
      from.on("error", () => to.destroy())
      from.on("close", () => {
        open.delete(from)
        to.destroy()
      })
    }
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const drop = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      cut = true
      drop()
    },
    mend() {
      cut = false
    },
    async close() {
      drop()
      server.close()
      await once(server, "close")
    },
  }
}
