import type { Endpoint, Failover } from "../contract/rpc-endpoints"

/** A node that falls behind is left within about this time. */
const everyMs = 30_000
const timeoutMs = 3_000
const request = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getLatestBlockhash", params: [{ commitment: "confirmed" }] }),
}

/**
 * Tells the choice of nodes how far the others are: a node that is behind answers as one that is well, and only a peer shows the difference.
 * Which one is left, and never the last, is for `nodes` to say.
 */
export function compareNodes(nodes: Pick<Failover, "endpoints" | "current" | "fetchFrom">, pauseMs = everyMs) {
  const compare = async () => {
    const used = nodes.current()
    const slots = await Promise.all(nodes.endpoints.map(slotOf))
    const own = slots[nodes.endpoints.indexOf(used)] ?? 0
    const ahead = slots.findIndex((slot) => slot > own)
    const peer = nodes.endpoints[ahead]
    if (!peer || own === 0) return
    await nodes.fetchFrom(peer, request)
    await nodes.fetchFrom(used, request)
  }
  // Nodes that do not answer are for those who need an answer to name.
  const run = () => void compare().catch(() => undefined)
  const timer = nodes.endpoints.length > 1 ? setInterval(run, pauseMs).unref() : undefined
  if (timer) run()
  return { close: () => clearInterval(timer) }
}

/** The newest that a node knows; 0 when it does not say. */
async function slotOf({ rpcUrl }: Endpoint): Promise<number> {
  try {
    const reply = await fetch(rpcUrl, { ...request, signal: AbortSignal.timeout(timeoutMs) })
    return Number(/"slot":\s*(\d+)/.exec(await reply.text())?.[1] ?? 0)
  } catch {
    return 0
  }
}
