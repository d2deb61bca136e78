import { expect, test, vi } from "vitest"
import { createFailover, type Endpoint } from "./rpc-endpoints"

const endpoint = (name: string): Endpoint => ({ rpcUrl: `https://${name}`, wsUrl: `wss://${name}` })
const [own, backup, open] = [endpoint("own"), endpoint("backup"), endpoint("public")]

type Answer = (body?: string) => Response | Promise<Response>
const good =
  (slot = 100): Answer =>
  () =>
    new Response(`{"jsonrpc":"2.0","result":{"context":{"apiVersion":"2.1.0","slot":${slot}},"value":1},"id":1}`)
const down: Answer = () => Promise.reject(new TypeError("fetch failed"))
const unhealthy: Answer = () =>
  new Response('{"jsonrpc":"2.0","error":{"code":-32005,"message":"Node is behind by 150 slots"},"id":1}')

function network(answers: Record<string, Answer>, endpoints: readonly Endpoint[] = [own, backup, open]) {
  const clock = { ms: 0 }
  const asked: string[] = []
  const sleep = vi.fn(async (ms: number) => {
    clock.ms += ms
  })
  const failover = createFailover(endpoints, {
    nowMs: () => clock.ms,
    sleep,
    fetch: async (url, init) => {
      const name = new URL(String(url)).host
      asked.push(name)
      return (answers[name] ?? down)(init?.body ? String(init.body) : undefined)
    },
  })
  return { failover, clock, asked, sleep, answers }
}

test("requests go to the configured endpoint while it answers", async () => {
  const { failover, asked } = network({ own: good(), backup: good() })
  expect((await failover.fetch("", {})).ok).toBe(true)
  expect(asked).toEqual(["own"])
})

test.each<[string, Answer]>([
  ["is down", down],
  ["asks to slow down", () => new Response("slow down", { status: 429 })],
  ["answers with a page", () => new Response("<html>Bad Gateway</html>")],
  ["is unhealthy", unhealthy],
  ["fails", () => new Response("", { status: 503 })],
])("the backup is asked at once when the configured endpoint %s, and stays", async (_, answer) => {
  const { failover, asked, sleep } = network({ own: answer, backup: good() })
  const changes = vi.fn()
  failover.onChange(changes)
  await failover.fetch("", {})
  await failover.fetch("", {})
  expect(asked).toEqual(["own", "backup", "backup"])
  expect(sleep).not.toHaveBeenCalled()
  expect(changes).toHaveBeenCalledExactlyOnceWith(backup)
})

test.each<[string, Answer]>([
  ["HTTP 429", () => new Response("slow down", { status: 429 })],
  ["HTTP 410", () => new Response('{"error":"Gone"}', { status: 410 })],
  ["The reply is no JSON", () => new Response("<html>Sign in")],
])(
  "each node that is left is left for what it answers, also when its chain is asked for: %s",
  async (reason, answer) => {
    const reasons: string[] = []
    const failover = createFailover([own, backup], {
      genesisHash: "5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d",
      fetch: async () => answer(),
      onFailure: (_, said) => reasons.push(said),
    })
    await expect(failover.fetch("", {})).rejects.toThrow(reason)
    expect(reasons).toEqual([reason, reason])
  },
)

test("a public endpoint is tried two seconds after the backup has failed", async () => {
  const { failover, asked, sleep } = network({ own: down, backup: down, public: good() })
  await failover.fetch("", {})
  expect(asked).toEqual(["own", "backup", "public"])
  expect(sleep).toHaveBeenCalledExactlyOnceWith(2_000)
  await failover.fetch("", {})
  expect(sleep).toHaveBeenCalledOnce()
})

/** A node in this slot; with the age of its newest block, in seconds, and what it says of the slot while `lies`. */
function nodeAt(slot: number, ageSeconds: number, lie?: { slot: number; times: number }): Answer {
  return (body) => {
    if (body?.includes("getSlot")) return new Response(`{"result":${slot}}`)
    if (body?.includes("getBlockTime")) return new Response(`{"result":${1_000_000 - ageSeconds}}`)
    return good(lie && lie.times-- > 0 ? lie.slot : slot)()
  }
}

test("an endpoint whose newest block is more than a minute older than another one's is left", async () => {
  const { failover, answers, clock } = network({ own: nodeAt(1_000, 0), backup: nodeAt(1_000, 0) })
  clock.ms = 1_000_000_000
  await failover.fetch("", {})
  answers.own = nodeAt(800, 80)
  await failover.fetch("", {})
  expect(failover.current()).toBe(backup)
})

test.each([
  ["the own node", { own: nodeAt(1_000, 0, { slot: 9_000_000_000, times: 1 }), backup: nodeAt(1_000, 0) }],
  ["a fallback", { own: down, backup: nodeAt(1_000, 0, { slot: 9_000_000_000, times: 1 }), public: nodeAt(1_000, 0) }],
])("an absurd slot that %s names once drives no node away", async (_, answers) => {
  const { failover, clock, sleep } = network(answers)
  clock.ms = 1_000_000_000
  await failover.fetch("", {})
  const used = failover.current()
  for (let asked = 0; asked < 3; asked++) expect((await failover.fetch("", {})).ok).toBe(true)
  expect(failover.current()).toBe(used)
  expect(sleep).not.toHaveBeenCalled()
})

test("a node that lies about slot and time drives no honest one away", async () => {
  const future = nodeAt(9_000_000_000, -1_000_000)
  const { failover, clock, answers } = network({ own: down, backup: future, public: down })
  clock.ms = 1_000_000_000
  await failover.fetch("", {})
  answers.own = nodeAt(1_000, 0)
  clock.ms += 15_000
  await failover.fetch("", {})
  await vi.waitFor(() => expect(failover.current()).toBe(own))
  await failover.fetch("", {})
  expect(failover.current()).toBe(own)
})

test.each<[string, Answer]>([
  ["too large", () => new Response("", { status: 413 })],
  [
    "invalid",
    () => new Response('{"jsonrpc":"2.0","error":{"code":-32602,"message":"Invalid"},"id":1}', { status: 400 }),
  ],
])("a call that is %s is its own fault: no other node is asked, and none is left", async (_, answer) => {
  const { failover, asked } = network({ own: answer, backup: good() })
  expect((await failover.fetch("", {})).ok).toBe(false)
  expect(asked).toEqual(["own"])
  expect(failover.current()).toBe(own)
})

const late: Answer = () => Promise.reject(new DOMException("The operation timed out", "TimeoutError"))
test.each<[string, Answer, Endpoint]>([
  ["stays in use where it is well", good(), own],
  ["is left where it is not", late, backup],
])("a node that was late with one call %s, and another one answers the call", async (_, health, used) => {
  const own: Answer = (body) => (body?.includes("getHealth") ? health() : late())
  const { failover } = network({ own, backup: good() })
  expect((await failover.fetch("", {})).ok).toBe(true)
  expect(failover.current()).toBe(used)
})

test("a node that fails is avoided for two seconds, and for four where it fails again", async () => {
  const { failover, answers, clock } = network({ own: down, backup: good() })
  for (const pauseMs of [2_000, 4_000]) {
    answers.own = down
    await failover.fetch("", {})
    answers.own = good()
    clock.ms += pauseMs - 1
    await failover.fetch("", {})
    expect(failover.current()).toBe(backup)
    clock.ms += 1
    await failover.fetch("", {})
    await vi.waitFor(() => expect(failover.current()).toBe(own))
  }
})

test("requests return to the configured endpoint once a probe has found it in good health", async () => {
  const { failover, asked, clock, answers } = network({ own: down, backup: good() })
  await failover.fetch("", {})
  clock.ms += 15_000
  await failover.fetch("", {})
  await vi.waitFor(() => expect(asked.filter((name) => name === "own")).toHaveLength(2))
  expect(failover.current()).toBe(backup)
  answers.own = good()
  clock.ms += 15_000
  await failover.fetch("", {})
  await vi.waitFor(() => expect(failover.current()).toBe(own))
})

const lacking =
  (code: number): Answer =>
  () =>
    new Response(`{"jsonrpc":"2.0","error":{"code":${code},"message":"not here"},"id":1}`)

test.each([-32004, -32007, -32014, -32016])(
  "a slot that a node lacks (%i) is asked of the backup, and drives nobody away",
  async (code) => {
    const { failover, asked, sleep, answers } = network({ own: lacking(code), backup: good(), public: good() })
    const onChange = vi.fn()
    failover.onChange(onChange)
    expect(await (await failover.fetch("", {})).text()).toContain('"value":1')
    answers.backup = lacking(code)
    expect(await (await failover.fetch("", {})).text()).toContain(String(code))
    answers.backup = down
    expect(await (await failover.fetch("", {})).text()).toContain(String(code))
    expect(asked).toEqual(["own", "backup", "own", "backup", "own", "backup"])
    expect(sleep).not.toHaveBeenCalled()
    expect(onChange).not.toHaveBeenCalled()
    expect(failover.current()).toBe(own)
  },
)

test("a node that answers a probe at endless length stays left, and is probed again", async () => {
  const endless = () => new Response("[".repeat(21_000_000))
  const { failover, asked, clock, answers } = network({ own: down, backup: good() })
  await failover.fetch("", {})
  answers.own = endless
  for (const probes of [2, 3]) {
    clock.ms += 15_000
    await failover.fetch("", {})
    await vi.waitFor(() => expect(asked.filter((name) => name === "own")).toHaveLength(probes))
    await vi.waitFor(() => expect(failover.current()).toBe(backup))
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
})

test("when no endpoint answers the request fails, and the next one begins with the first", async () => {
  const { failover, asked, answers } = network({ own: down, backup: down, public: down })
  await expect(failover.fetch("", {})).rejects.toThrow("fetch failed")
  answers.own = good()
  await failover.fetch("", {})
  expect(asked).toEqual(["own", "backup", "public", "own"])
})

test("nodes that all answer with an error are no nodes of which one is out of reach", async () => {
  const overloaded: Answer = () => new Response("", { status: 503 })
  const all = network({ own: overloaded, backup: unhealthy, public: overloaded })
  await expect(all.failover.fetch("", {})).rejects.toMatchObject({ name: "NodesRefused" })
  const most = network({ own: overloaded, backup: down, public: overloaded })
  await expect(most.failover.fetch("", {})).rejects.toBeInstanceOf(TypeError)
})

test("a single endpoint keeps its own refusal, which the caller words", async () => {
  const { failover } = network({ own: () => new Response("", { status: 429 }) }, [own])
  expect((await failover.fetch("", {})).status).toBe(429)
})
