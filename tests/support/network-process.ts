import { startQuietNetwork } from "./in-process"
import type { NetworkReply, NetworkRequest } from "./network"

// A network on free ports in a process of its own, as players meet it: their work and the chain's do not share a thread.
const network = await startQuietNetwork("bench")
const say = (reply: NetworkReply) => process.send?.(reply)

process.on("message", (request: NetworkRequest) => {
  if (request.settleDelayMs !== undefined) network.rng.setDelay(request.settleDelayMs)
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  say({ id: request.id, rss, heapUsed })
})
process.on("disconnect", async () => {
  await network.close()
  process.exit(0)
})
const { rpcUrl, wsUrl, addresses } = network
say({ rpcUrl, wsUrl, addresses })
