import { expect, test, vi } from "vitest"
import { createFailover, type Endpoint } from "./rpc-endpoints"

const endpoint = (name: string): Endpoint => ({ rpcUrl: `https://${name}`, wsUrl: `wss://${name}` })
const [own, backup, open] = [endpoint("own"), endpoint("backup"), endpoint("public")]

type Answer = () => Response | Promise<Response>
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
    fetch: async (url) => {
      const name = new URL(String(url)).host
      asked.push(name)
      return (answers[name] ?? down)()
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

test("a public endpoint is tried two seconds after the backup has failed", async () => {
  const { failover, asked, sleep } = network({ own: down, backup: down, public: good() })
  await failover.fetch("", {})
  expect(asked).toEqual(["own", "backup", "public"])
  expect(sleep).toHaveBeenCalledExactlyOnceWith(2_000)
  await failover.fetch("", {})
  expect(sleep).toHaveBeenCalledOnce()
})

test("an endpoint that fell behind the newest slot seen is left", async () => {
  const { failover, asked, answers } = network({ own: good(1_000), backup: good(1_000) })
  await failover.fetch("", {})
  answers.own = good(900)
  await failover.fetch("", {})
  expect(asked).toEqual(["own", "own", "backup"])
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

test("a single endpoint keeps its own refusal, which the caller words", async () => {
  const { failover } = network({ own: () => new Response("", { status: 429 }) }, [own])
  expect((await failover.fetch("", {})).status).toBe(429)
})
