import { expect, test, vi } from "vitest"
import { createApp } from "../app"
import { createFailover } from "../contract/rpc-endpoints"
import { createGateway, type Gateway } from "../rpc/gateway"
import { type Upstream, upstreamOf } from "../rpc/upstream"
import { deepNestJson } from "../testing/deep-nest"
import { bad, bodyOf, call, deep, good, mixedBatch, wallet } from "../testing/mixed-batches"
import { answerOf } from "../testing/rpc-answers"
import { testOptions } from "../testing/test-api"
import { unhandledRejections } from "../testing/unhandled-rejections"

interface Reply {
  id: unknown
  error?: { code: number }
}

function poster(gateway: Gateway) {
  const app = createApp({ ...testOptions(), gateway, trustedHops: 1 })
  const headers = { host: "casino.example", "content-type": "application/json", origin: "https://casino.example" }
  return async (sent: unknown, address = "10.0.0.1") =>
    app.request("/api/rpc", { method: "POST", headers: { ...headers, "x-forwarded-for": address }, body: bodyOf(sent) })
}

/** Where a node fails, by turns. */
const failures: readonly (() => Promise<Response>)[] = [
  async () => new Response("", { status: 502 }),
  async () => new Response("{}", { status: 429 }),
  async () => new Response("<html></html>"),
  async () => new Response(""),
  async () => new Response('{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no"}}'),
  () => Promise.reject(new TypeError("fetch failed")),
]

test("a thousand mixed batches over a node that answers 502, 429, HTML or nothing: each call has its answer", async () => {
  let requests = 0
  const fail = async () => {
    const failure = failures[requests++ % failures.length]
    return failure ? failure() : new Response("")
  }
  const nodes = createFailover([{ rpcUrl: "https://node.example", wsUrl: "" }], { fetch: fail })
  const post = poster(createGateway({ upstream: upstreamOf(nodes.fetch), sharedAccounts: new Set() }))
  const one = async (batch: number) => {
    const { calls, isGood } = mixedBatch(batch)
    const response = await post(calls)
    const replies = (await response.json()) as Reply[] // Looked at below.
    expect(replies.map(({ id }) => id)).toEqual(calls.map(({ id }) => id))
    for (const [index, { error }] of replies.entries())
      expect(isGood(index) ? [-32_603] : [-32_601, -32_602]).toContain(error?.code)
    expect(response.status).toBe(calls.some((_, index) => isGood(index)) ? 503 : 200)
  }
  const unhandled = await unhandledRejections(async () => {
    for (let batch = 0; batch < 1_000; batch += 100)
      await Promise.all(Array.from({ length: 100 }, (_, index) => one(batch + index)))
  })
  expect(unhandled).toEqual([])
  expect(requests).toBeGreaterThan(500)
})

test("a request that is too large for the node is answered, and no browser leaves the gateway for it", async () => {
  const upstream = upstreamOf(async () => new Response("Payload too large", { status: 413 }))
  const post = poster(createGateway({ upstream, sharedAccounts: new Set() }))
  const response = await post([...good("1", 1), ...bad("2")])
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject([
    ...good("1", 1).map(({ id }) => ({ id, error: { code: -32_603 } })),
    ...bad("2").map(({ id }) => ({ id, error: {} })),
  ])
})

test("a body of 50 kB is read, and a longer one is a 413", async () => {
  const post = poster(createGateway({ upstream: works, sharedAccounts: new Set() }))
  const empty = JSON.stringify({ ...call("", "getSlot"), more: "" }).length
  const sized = async (bytes: number) =>
    (await post({ ...call("", "getSlot"), more: "x".repeat(bytes - empty) })).status
  expect([await sized(50_000), await sized(50_001)]).toEqual([200, 413])
})

const works: Upstream = async (calls) => calls.map(() => answerOf(1))

test.each([
  ["a body", deep],
  ["an entry of a batch", [call(1, "getSlot"), deep]],
  ["an id", call(deep, "getSlot")],
  ["a method", { ...call(1, ""), method: deep }],
])("%s that is a deep nest is a 400", async (_, body) => {
  expect((await poster(works)(body)).status).toBe(400)
})

test("a deep nest in the parameters is an error of its call", async () => {
  const post = poster(createGateway({ upstream: works, sharedAccounts: new Set() }))
  const response = await post([call(1, "getAccountInfo", [wallet(1), deep]), call("b", "getBlockTime", [7])])
  expect([response.status, await response.json()]).toEqual([
    200,
    [
      { jsonrpc: "2.0", id: 1, error: { code: -32_602, message: "Invalid params" } },
      { jsonrpc: "2.0", id: "b", result: 1 },
    ],
  ])
})

test("a node's answer passes as it is written, whatever is in it", async () => {
  for (const written of [deepNestJson, '{"a" : 1.50, "b":"\\u00fc"}', "[ ]"]) {
    const upstream = upstreamOf(async () => new Response(`{"jsonrpc":"2.0","result":${written},"id":0}`))
    const response = await poster(createGateway({ upstream, sharedAccounts: new Set() }))(
      call("x", "getBlockTime", [7]),
    )
    expect(await response.text()).toBe(`{"jsonrpc":"2.0","id":"x","result":${written}}`)
  }
})

test.each([
  [1_000_000, 2],
  [4_000_000, 1],
])(
  "of answers of %d characters each those come that fit, each call has one, and no node is asked for more",
  async (length, fitting) => {
    let asked = 0
    const upstream: Upstream = async (calls) => {
      asked += calls.length
      return calls.map(() => answerOf("x".repeat(length)))
    }
    const calls = Array.from({ length: 25 }, (_, id) => call(id, "getTransaction", [wallet(1)]))
    const response = await poster(createGateway({ upstream, sharedAccounts: new Set() }))(calls)
    const replies = (await response.json()) as Reply[] // Looked at below.
    expect(replies.map(({ id, error }) => [id, error?.code])).toEqual(
      calls.map(({ id }, index) => [id, index < fitting ? undefined : -32_603]),
    )
    expect(asked).toBe(10)
  },
)

test("a batch of which the node answers a part is a 503 that keeps what was answered, and says when to ask again", async () => {
  const response = await poster(async () => [answerOf(1), { unanswered: new Error("away") }])([
    call(1, "getSlot"),
    call(2, "getBlockTime", [7]),
  ])
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"])
  expect(await response.json()).toMatchObject([
    { id: 1, result: 1 },
    { id: 2, error: { code: -32_603 } },
  ])
})

test("a node that answers after our patience, or fails then, leaves nothing behind that nobody waits for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    let asked = () => undefined as unknown
    const begun = new Promise((resolve) => {
      asked = () => resolve(null)
    })
    const response = poster(() => {
      asked()
      return new Promise((_, reject) => setTimeout(() => reject(new Error("late")), 20_000))
    })(call(9, "getSlot"))
    await begun
    const unhandled = unhandledRejections(async () => {
      await vi.advanceTimersByTimeAsync(15_000)
      const { status } = await response
      expect([status, await (await response).json()]).toMatchObject([503, { id: 9, error: { code: -32_603 } }])
    })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await unhandled).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

const largest = Array.from({ length: 10 }, (_, id) =>
  call(id, "getMultipleAccounts", [Array.from({ length: 100 }, (_, index) => wallet(index))]),
)
const small = call(1, "getAccountInfo", [wallet(1)])

test("an address that asks for a thousand accounts again and again waits for their answers, and nobody else does", async () => {
  const waiting: (() => void)[] = []
  const post = poster(async (calls) => {
    if (calls.length > 1) await new Promise<void>((resolve) => waiting.push(resolve))
    return calls.map(() => ({ result: "null" }))
  })
  const asked = Array.from({ length: 4 }, () => post(largest))
  await vi.waitFor(() => expect(waiting).toHaveLength(4))
  expect((await post(largest)).status).toBe(429)
  expect((await post(small)).status).toBe(200)
  const other = post(largest, "10.0.0.2")
  await vi.waitFor(() => expect(waiting).toHaveLength(5))
  for (const answer of waiting) answer()
  for (const reply of await Promise.all([...asked, other])) expect(reply.status).toBe(200)
  const again = post(largest)
  await vi.waitFor(() => expect(waiting).toHaveLength(6))
  waiting[5]?.()
  expect((await again).status).toBe(200)
})

test("answers that are too long count as what was read of them", async () => {
  const long = `{"jsonrpc":"2.0","id":0,"result":"${"x".repeat(5_000_001)}"}`
  const upstream = upstreamOf(async () => new Response(long))
  const post = poster(createGateway({ upstream, sharedAccounts: new Set() }))
  const one = [call(1, "getTransaction", ["5".repeat(88)])]
  for (let count = 0; count < 55; count++) expect((await post(one)).status).toBe(200)
  expect((await post(one)).status).toBe(429)
  expect((await post(one, "10.0.0.2")).status).toBe(200)
})
