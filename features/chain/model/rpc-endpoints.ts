/** Where a Solana node answers, over HTTP and over WebSocket. */
export interface Endpoint {
  rpcUrl: string
  /** Empty where there is no socket. */
  wsUrl: string
}

/** The nodes of one cluster, as an app is configured with them. */
export interface Nodes extends Endpoint {
  /** Further nodes in the order in which they are asked: a backup, then public ones. */
  fallbacks?: readonly Endpoint[] | undefined
  /** Where `rpcUrl` is a gateway: what it says when it asks several nodes at once about a transaction (`model/witnesses.ts`). */
  witnessUrl?: string | undefined
}

/** Every configured node in the order of preference: the own one, the backup, then the public ones. */
export const endpointsOf = ({ rpcUrl, wsUrl, fallbacks = [] }: Nodes): readonly Endpoint[] => [
  { rpcUrl, wsUrl },
  ...fallbacks,
]

interface Answer {
  reply: Response
  /** It says that this node does not have the slot or block that was asked for. */
  lacksSlot: boolean
}

/** Why there is no answer. */
interface Failure {
  reason: string
  /** The call's own: the node itself is well. */
  isOfCall?: boolean
  /** It is what the node said. */
  isAnswer?: boolean
}

/** Each node has answered with an error of its own. */
class NodesRefused extends Error {
  override readonly name = "NodesRefused"
}

interface Ports {
  fetch?: typeof fetch
  nowMs?: () => number
  sleep?: (ms: number) => Promise<void>
  /** Called with the reason when an endpoint is left. */
  onFailure?: (endpoint: Endpoint, reason: string) => void
  /**
   * The chain that each node must be on, by its genesis hash; null takes that of the first node that answers. Left out, nodes
   * are not asked which chain they are on.
   */
  genesisHash?: string | null
}

export interface Failover {
  readonly endpoints: readonly Endpoint[]
  /** Sends a JSON-RPC request to the best endpoint, and to the next one when that fails. */
  fetch(input: unknown, init?: RequestInit): Promise<Response>
  /** Sends to one endpoint alone, for what another one does not know. @throws TypeError when it does not answer. */
  fetchFrom(endpoint: Endpoint, init?: RequestInit): Promise<Response>
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
/** An endpoint that failed is probed again after this time, and later each time that it fails again within a minute. */
const [probeAfterMs, longestProbeAfterMs, forgottenAfterMs] = [2_000, 15_000, 60_000]
/** A node this far behind the newest slot seen may answer with a past that the player has left; its clock decides. */
const mostSlotsBehind = 60
/** By as much a node's newest block may be older than another one's. */
const mostSecondsBehind = 60
/** "Node is unhealthy", "node is behind": an error of the node, not of the request. */
const unhealthyCode = /"code":\s*-32005\b/
/** A slot or block that this node does not have: another one may, and who asks for one that nobody has drives no node away. */
const lacksSlotCodes = /"code":\s*-320(04|07|14|16)\b/
/** What was asked is wrong: no node is. */
const invalidParamsCode = /"code":\s*-32602\b/
const tooLarge = 413
const firstPublic = 2
/** In bytes. Anybody can ask for accounts of some megabytes each, a hundred at once. */
const longestReply = 20_000_000

/** The node's answer is longer than what we read. */
export class ReplyTooLong extends TypeError {
  override readonly name = "ReplyTooLong"
}

/**
 * Chooses among the configured nodes: the own one, at once the backup when it fails, and the public ones two seconds after
 * the backup failed. A request is repeated elsewhere as it is: reads change nothing, and a transaction that was sent twice
 * is executed once.
 */
export function createFailover(endpoints: readonly Endpoint[], ports: Ports = {}): Failover {
  const { nowMs = Date.now, sleep = pause, onFailure = () => undefined } = ports
  // Looked up at each call, so that a page may wrap it later.
  const send = (url: string, init: RequestInit) => (ports.fetch ?? fetch)(url, init)
  /** Those that are avoided. */
  const failedAtMs = new Map<Endpoint, number>()
  const pauses = new Map<Endpoint, { ms: number; atMs: number }>()
  const listeners = new Set<(endpoint: Endpoint) => void>()
  const probing = new Set<Endpoint>()
  let { genesisHash } = ports
  /** What nodes said about their chain. Forgotten with a failure, because another node may answer at the address afterwards. */
  const chains = new Map<Endpoint, Promise<string | null>>()
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

  const timeoutMs = endpoints.length === 1 ? singlePatienceMs : patienceMs

  /** Null for a node of our chain; otherwise the reason why it is none. */
  async function readChain(endpoint: Endpoint): Promise<string | null> {
    try {
      const reply = await send(endpoint.rpcUrl, { ...genesisRequest, signal: AbortSignal.timeout(timeoutMs) })
      const body = await reply.text()
      const named = /"result":\s*"([1-9A-HJ-NP-Za-km-z]{32,44})"/.exec(body)?.[1]
      if (named === undefined) return problemOf(reply, body) ?? "The node does not say which chain it is on"
      genesisHash ??= named
      return named === genesisHash ? null : "The node is on another chain"
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  async function foreignChain(endpoint: Endpoint): Promise<string | null> {
    if (genesisHash === undefined) return null
    const reading = chains.get(endpoint) ?? readChain(endpoint)
    chains.set(endpoint, reading)
    const problem = await reading
    if (problem !== null && chains.get(endpoint) === reading) chains.delete(endpoint)
    return problem
  }

  /** The answer of a node of our chain in good health; otherwise the reason why there is none. @throws ReplyTooLong */
  async function ask(endpoint: Endpoint, init: RequestInit): Promise<Answer | Failure> {
    const foreign = await foreignChain(endpoint)
    if (foreign !== null) return { reason: foreign }
    let reply: Response
    let body: string
    try {
      reply = await send(endpoint.rpcUrl, { ...init, signal: AbortSignal.timeout(timeoutMs) })
      body = await textWithin(reply, longestReply)
    } catch (error) {
      if (error instanceof ReplyTooLong) throw error
      const reason = error instanceof Error ? error.message : String(error)
      const isLate = error instanceof Error && error.name === "TimeoutError"
      return { reason, isOfCall: isLate && (await isWell(endpoint)) }
    }
    const headers = { "content-type": "application/json" }
    const again = (lacksSlot: boolean) => ({ reply: new Response(body, { status: reply.status, headers }), lacksSlot })
    const head = body.slice(0, 400)
    if (reply.status === tooLarge || invalidParamsCode.test(head)) return again(false)
    if (!reply.ok && endpoints.length === 1) return again(false)
    const problem = problemOf(reply, body)
    if (problem !== null) return { reason: problem, isAnswer: !reply.ok }
    if (unhealthyCode.test(head)) return { reason: "The node is unhealthy", isAnswer: true }
    const slot = Number(/"context":\{[^}]*?"slot":(\d+)/.exec(head)?.[1] ?? 0)
    const slotsBehind = newestSlot - slot
    if (slot > 0 && slotsBehind > mostSlotsBehind) {
      if (await isBehind(endpoint, slot)) return { reason: `The node is ${slotsBehind} slots behind` }
      // The larger figure stands alone: one node's absurd slot must not drive the others away.
      newestSlot = slot
    }
    newestSlot = Math.max(newestSlot, slot)
    return again(lacksSlotCodes.test(head))
  }

  /** A node that was late with one call may only have been asked for too much. */
  async function isWell({ rpcUrl }: Endpoint): Promise<boolean> {
    try {
      return (await send(rpcUrl, { ...healthRequest, signal: AbortSignal.timeout(timeoutMs) })).ok
    } catch {
      return false
    }
  }

  /** By the times of blocks: that of `slot`, which the node calls its newest, against the newest block of the first other node that answers. */
  async function isBehind(endpoint: Endpoint, slot: number): Promise<boolean> {
    for (const other of endpoints.filter((each) => each !== endpoint && !failedAtMs.has(each))) {
      const newest = await readNumber(other, "getSlot", [])
      const otherSeconds = newest === null ? null : await readNumber(other, "getBlockTime", [newest])
      if (otherSeconds === null || otherSeconds > nowMs() / 1_000 + mostSecondsBehind) continue
      const ownSeconds = await readNumber(endpoint, "getBlockTime", [slot])
      return ownSeconds === null || otherSeconds - ownSeconds > mostSecondsBehind
    }
    return false
  }

  async function readNumber(endpoint: Endpoint, method: string, params: readonly number[]): Promise<number | null> {
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const reply = await send(endpoint.rpcUrl, { ...requestOf(method, params), signal })
      const found = /"result":\s*(\d+)/.exec(await textWithin(reply, 1_000))?.[1]
      return found === undefined ? null : Number(found)
    } catch {
      return null
    }
  }

  function fail(endpoint: Endpoint, reason: string) {
    onFailure(endpoint, reason)
    const last = pauses.get(endpoint)
    const isRepeated = last !== undefined && nowMs() - last.atMs < forgottenAfterMs
    const ms = isRepeated ? Math.min(longestProbeAfterMs, 2 * last.ms) : probeAfterMs
    pauses.set(endpoint, { ms, atMs: nowMs() })
    failedAtMs.set(endpoint, nowMs())
    chains.delete(endpoint)
    choose()
  }

  /** Asks the better endpoints in the background whether they are back; no request of a player waits for it. */
  function probe() {
    for (const [endpoint, atMs] of failedAtMs) {
      if (probing.has(endpoint) || nowMs() - atMs < (pauses.get(endpoint)?.ms ?? probeAfterMs)) continue
      probing.add(endpoint)
      const said = ask(endpoint, healthRequest).catch((error: unknown) => ({ reason: String(error) }))
      void said.then((answer) => {
        probing.delete(endpoint)
        if ("reason" in answer || !answer.reply.ok) return failedAtMs.set(endpoint, nowMs())
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
      let lacking: Response | null = null
      let answered = true
      const start = Math.max(0, endpoints.indexOf(chosen))
      for (let index = start; index < endpoints.length; index++) {
        const endpoint = endpoints[index]
        // A node of ours has answered: a public one is shared, and not asked for what is said to be nowhere.
        if (!endpoint || (index >= firstPublic && lacking)) break
        if (index >= firstPublic && index > start) await sleep(beforePublicMs)
        const answer = await ask(endpoint, init)
        if ("reason" in answer) {
          reason = answer.reason
          answered &&= answer.isAnswer === true
          if (!answer.isOfCall) fail(endpoint, reason)
        } else if (answer.lacksSlot) lacking ??= answer.reply
        else return answer.reply
      }
      if (lacking) return lacking
      // All have failed: the next request begins with the first again.
      failedAtMs.clear()
      choose()
      throw answered ? new NodesRefused(reason) : new TypeError(`fetch failed: ${reason}`)
    },
    async fetchFrom(endpoint, init = {}) {
      const answer = await ask(endpoint, init)
      if (!("reason" in answer)) return answer.reply
      if (!answer.isOfCall) fail(endpoint, answer.reason)
      throw new TypeError(`fetch failed: ${answer.reason}`)
    },
    current: () => chosen,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Why a reply is no answer of a node; null for one that can be. */
function problemOf({ ok, status }: Response, body: string): string | null {
  if (!ok) return `HTTP ${status}`
  return /^\s*[[{]/.test(body) ? null : "The reply is no JSON"
}

const requestOf = (method: string, params: readonly number[] = []) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: method, method, params }),
})
const healthRequest = requestOf("getHealth")
const genesisRequest = requestOf("getGenesisHash")

/** @throws ReplyTooLong, without reading on. */
async function textWithin(reply: Response, mostBytes: number): Promise<string> {
  if (!reply.body) return reply.text()
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ""
  for (const reader = reply.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > mostBytes) {
      reader.cancel().catch(() => undefined)
      throw new ReplyTooLong("fetch failed: the reply is too long")
    }
    text += decoder.decode(value, { stream: true })
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
