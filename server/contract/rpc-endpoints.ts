import type { AppConfig } from "./config"

/** Where a Solana node answers, over HTTP and over WebSocket. */
export interface Endpoint {
  rpcUrl: string
  wsUrl: string
}

/** Every configured node in the order of preference: the own one, the backup, then the public ones. */
export const endpointsOf = ({
  rpcUrl,
  wsUrl,
  fallbacks = [],
}: Pick<AppConfig, "rpcUrl" | "wsUrl" | "fallbacks">): readonly Endpoint[] => [{ rpcUrl, wsUrl }, ...fallbacks]

interface Ports {
  fetch?: typeof fetch
  nowMs?: () => number
  sleep?: (ms: number) => Promise<void>
  /** Called with the reason when an endpoint is left. */
  onFailure?: (endpoint: Endpoint, reason: string) => void
}

export interface Failover {
  readonly endpoints: readonly Endpoint[]
  /** Sends a JSON-RPC request to the best endpoint, and to the next one when that fails. */
  fetch(input: unknown, init?: RequestInit): Promise<Response>
  current(): Endpoint
  /** Runs when requests go to another endpoint from now on; returns how to stop. */
  onChange(listener: (endpoint: Endpoint) => void): () => void
}

/** A node that has not answered by then is left, where there is another one. */
const patienceMs = 3_000
/** With a single endpoint there is nothing to hurry for. */
const singlePatienceMs = 8_000
/** A public endpoint is asked this long after the backup has failed: it is shared, and the backup may be back by then. */
const beforePublicMs = 2_000
/** An endpoint that failed is probed again after this time. */
const probeAfterMs = 15_000
/** A node this far behind the newest slot seen answers with a past that the player has left. */
const mostSlotsBehind = 60
/** "Node is unhealthy", "node is behind": errors of the node, not of the request. */
const unhealthyCodes = /"code":\s*-320(05|04|07|14|16)\b/
const firstPublic = 2

/**
 * Chooses among the configured nodes: the own one, at once the backup when it fails, and the public ones two seconds after
 * the backup failed. A request is repeated elsewhere as it is: reads change nothing, and a transaction that was sent twice
 * is executed once.
 */
export function createFailover(endpoints: readonly Endpoint[], ports: Ports = {}): Failover {
  const { nowMs = Date.now, sleep = pause, onFailure = () => undefined } = ports
  // Looked up at each call, so that a page may wrap it later.
  const send = (url: string, init: RequestInit) => (ports.fetch ?? fetch)(url, init)
  const failedAtMs = new Map<Endpoint, number>()
  const listeners = new Set<(endpoint: Endpoint) => void>()
  const probing = new Set<Endpoint>()
  let newestSlot = 0
  let chosen = first()

  function first(): Endpoint {
    const healthy = endpoints.find((endpoint) => !failedAtMs.has(endpoint)) ?? endpoints[0]
    if (!healthy) throw new Error("No Solana endpoint is configured")
    return healthy
  }

  function choose() {
    const next = first()
    if (next === chosen) return
    chosen = next
    for (const listener of listeners) listener(next)
  }

  /** The reply when it is one of a node in good health; otherwise the reason why not. */
  async function ask(endpoint: Endpoint, init: RequestInit): Promise<Response | string> {
    const timeoutMs = endpoints.length === 1 ? singlePatienceMs : patienceMs
    let reply: Response
    let body: string
    try {
      reply = await send(endpoint.rpcUrl, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      body = await reply.text()
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
    const again = () => new Response(body, { status: reply.status, headers: { "content-type": "application/json" } })
    if (!reply.ok) return endpoints.length === 1 ? again() : `HTTP ${reply.status}`
    if (!/^\s*[[{]/.test(body)) return "The reply is no JSON"
    if (unhealthyCodes.test(body.slice(0, 400))) return "The node is unhealthy"
    const slot = Number(/"context":\{[^}]*?"slot":(\d+)/.exec(body.slice(0, 400))?.[1] ?? 0)
    if (slot > 0 && slot < newestSlot - mostSlotsBehind) return `The node is ${newestSlot - slot} slots behind`
    newestSlot = Math.max(newestSlot, slot)
    return again()
  }

  function fail(endpoint: Endpoint, reason: string) {
    onFailure(endpoint, reason)
    failedAtMs.set(endpoint, nowMs())
    choose()
  }

  /** Asks the better endpoints in the background whether they are back; no request of a player waits for it. */
  function probe() {
    for (const [endpoint, atMs] of failedAtMs) {
      if (probing.has(endpoint) || nowMs() - atMs < probeAfterMs) continue
      probing.add(endpoint)
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: healthRequest }
      void ask(endpoint, init).then((answer) => {
        probing.delete(endpoint)
        if (typeof answer === "string" || !answer.ok) return failedAtMs.set(endpoint, nowMs())
        failedAtMs.delete(endpoint)
        choose()
      })
    }
  }

  return {
    endpoints,
    async fetch(_, init = {}) {
      probe()
      let reason = "No endpoint answered"
      const start = Math.max(0, endpoints.indexOf(chosen))
      for (let index = start; index < endpoints.length; index++) {
        const endpoint = endpoints[index]
        if (!endpoint) break
        if (index >= firstPublic && index > start) await sleep(beforePublicMs)
        const answer = await ask(endpoint, init)
        if (typeof answer !== "string") return answer
        reason = answer
        fail(endpoint, answer)
      }
      // All have failed: the next request begins with the first again.
      failedAtMs.clear()
      choose()
      throw new TypeError(`fetch failed: ${reason}`)
    },
    current: () => chosen,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const healthRequest = JSON.stringify({ jsonrpc: "2.0", id: "health", method: "getHealth", params: [] })
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
