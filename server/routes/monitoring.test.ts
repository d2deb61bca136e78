import { createHash, createHmac } from "node:crypto"
import * as v from "valibot"
import { describe, expect, test, vi } from "vitest"
import { createApp } from "../app"
import { cacheStats, dnsStatus, monitoring, parsedTransactions } from "../contract/monitoring"
import { checkDns, resolversFor } from "../monitoring/dns-check"
import { isProven } from "../monitoring/play-proof"
import { transactionCache } from "../monitoring/transaction-cache"
import { sampleGame } from "../testing/sample-game"
import { testApi, testOptions } from "../testing/test-api"

const signature = "5".repeat(88)
const other = "4".repeat(88)
const transaction = { signature, slot: 7, timeMs: 1_000, fee: 5_000, failed: false, logs: ["Program log: hello"] }

function api(about: Partial<ReturnType<typeof testOptions>["monitoring"]> = {}) {
  const options = testOptions()
  const app = createApp({ ...options, monitoring: { ...options.monitoring, ...about } })
  const headers = { host: "casino.example", "content-type": "application/json", origin: "http://casino.example" }
  return {
    get: async (path: string) => app.request(path),
    post: async (path: string, body: unknown) =>
      app.request(path, { method: "POST", headers, body: JSON.stringify(body) }),
  }
}

describe("the comprehensive test", () => {
  test("says that the node is unhealthy, and invents no play, without chain and database", async () => {
    const { get } = api({ nodeHealth: () => Promise.reject(new Error("secret node")) })
    const reply = v.parse(monitoring, await (await get("/api/monitoring/comprehensive-test")).json())
    expect(reply).toMatchObject({
      rpcHealth: { isHealthy: false, pingMs: null },
      transactionSecurity: { isSecured: null, lastTxTime: null },
      database: false,
      indexerLagMs: null,
    })
  })

  test("proves a play by its seeds and by the hash that was published before it", () => {
    const [rngSeed, clientSeed, nonce, bet] = ["seed", "client", 4, [20_000, 0, 0]]
    const draw = createHmac("sha256", rngSeed).update(`${clientSeed}-${nonce}`).digest("hex")
    const resultIndex = Number.parseInt(draw.slice(0, 5), 16) % bet.length
    const play = sampleGame({ rngSeed, clientSeed, nonce, bet, resultIndex })
    const nextRngSeedHashed = createHash("sha256").update(rngSeed).digest("hex")
    expect(isProven(play, undefined)).toBeNull()
    expect(isProven(play, sampleGame({ nonce: 2, nextRngSeedHashed }))).toBeNull()
    expect(isProven(play, sampleGame({ nonce: 3, nextRngSeedHashed: null }))).toBeNull()
    expect(isProven(play, sampleGame({ nonce: 3, nextRngSeedHashed }))).toBe(true)
    expect(isProven(play, sampleGame({ nonce: 3, nextRngSeedHashed: "another" }))).toBe(false)
    expect(isProven({ ...play, resultIndex: resultIndex + 1 }, undefined)).toBe(false)
    expect(isProven({ ...play, rngSeed: null }, undefined)).toBeNull()
  })
})

describe("the DNS check", () => {
  test("looks up the site's own names only", async () => {
    const { get } = api()
    const own = v.parse(dnsStatus, await (await get("/api/dns/check-dns?domain=localhost")).json())
    expect(own).toMatchObject({ domain: "localhost", status: "Online" })
    expect((await get("/api/dns/check-dns?domain=other.example")).status).toBe(404)
    expect((await get("/api/dns/check-dns?domain=-x")).status).toBe(400)
  })

  test("looks up the name of the public origin, and that one where none is asked for", async () => {
    const options = testOptions()
    const monitoring = { ...options.monitoring, siteHosts: ["localhost"] }
    const app = createApp({ ...options, monitoring, publicOrigin: "https://casino.localhost:8443" })
    for (const query of ["", "?domain=casino.localhost"]) {
      const reply = await app.request(`/api/dns/check-dns${query}`)
      expect(v.parse(dnsStatus, await reply.json()).domain).toBe("casino.localhost")
    }
  })

  const at = (name: string, addresses: string[] | null) => ({
    name,
    resolve: () => (addresses ? Promise.resolve(addresses) : Promise.reject(new Error("timeout"))),
  })
  test.each([
    ["Online", [at("a", ["1"]), at("b", ["2", "1"])]],
    ["Issues", [at("a", ["1"]), at("b", ["2"])]],
    ["Issues", [at("a", ["1"]), at("b", null)]],
    ["Offline", [at("a", null), at("b", [])]],
  ] as const)("is %s", async (status, resolvers) => {
    expect((await checkDns("casino.example", resolvers, () => 1)).status).toBe(status)
  })

  test("asks the machine alone about its own names", () => {
    expect(resolversFor("localhost")).toHaveLength(1)
    expect(resolversFor("casino.example").length).toBeGreaterThan(3)
  })
})

describe("transactions", () => {
  test("are read once and counted, and an unknown one is asked for again after three seconds", async () => {
    const read = vi.fn(async (signatures: readonly string[]) =>
      signatures.map((each) => (each === signature ? transaction : null)),
    )
    let nowMs = 0
    const { get, post } = api({ transactions: transactionCache(read, 500, () => nowMs) })
    expect(await (await get(`/api/services/transactions/${signature}`)).json()).toEqual(transaction)
    expect((await get(`/api/services/transactions/${other}`)).status).toBe(404)
    expect((await get(`/api/services/transactions/${other}`)).status).toBe(404)
    expect(read).toHaveBeenCalledTimes(2)
    nowMs = 3_000
    const both = await post("/api/services/parsed-transactions", { transactions: [other, signature] })
    expect(v.parse(parsedTransactions, await both.json()).transactions).toEqual([null, transaction])
    expect(read.mock.calls).toEqual([[[signature]], [[other]], [[other]]])
    const stats = v.parse(cacheStats, await (await get("/api/cache/cache-admin?action=stats")).json())
    expect(stats).toEqual({ size: 1, maxSize: 500, utilization: 1 / 500, hits: 2, misses: 3 })
  })

  test("that are no signatures leave the others of their batch readable", async () => {
    const { get, post } = api({ transactions: transactionCache(async () => [transaction]) })
    const short = "2".repeat(70)
    const reply = await post("/api/services/parsed-transactions", { transactions: [short, signature, "x"] })
    expect(v.parse(parsedTransactions, await reply.json()).transactions).toEqual([null, transaction, null])
    for (const path of [`/api/services/transactions/${short}`, `/api/events/settledGame?signature=${short}`])
      expect((await get(path)).status).toBe(400)
  })

  test.each([[{ transactions: [] }], [{ transactions: Array(21).fill(signature) }], [{ transactions: ["x"] }], [[]]])(
    "refuses %j",
    async (body) => expect((await api().post("/api/services/parsed-transactions", body)).status).toBe(400),
  )

  test("are no more by lists of twenty than one by one", async () => {
    const stored = await testApi("embedded")
    const ask = () => stored.post("/api/services/parsed-transactions", { transactions: [signature] })
    const statuses: number[] = []
    for (let count = 0; count < 7; count++) statuses.push((await ask()).status)
    expect(statuses.map((status) => status === 429)).toEqual([...Array(6).fill(false), true])
    await stored.close()
  })

  test("are a 503 with a time to come back while the node does not answer", async () => {
    const { get } = api({ transactions: transactionCache(() => Promise.reject(new Error("secret"))) })
    const reply = await get(`/api/services/transactions/${signature}`)
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "5"])
  })

  test("leave the cache least recently used first", async () => {
    const cache = transactionCache(async (all) => all.map((each) => ({ ...transaction, signature: each })), 2)
    for (const each of ["a", "b", "a", "c", "a"]) await cache.get([each])
    expect(cache.stats()).toMatchObject({ size: 2, hits: 2, misses: 3 })
  })
})

test("a warm-up reads what the next reader of the pools is given", async () => {
  const pools = vi.fn(async () => ({ readAt: 1, pools: [] }))
  const plays = async () => ({}) as unknown as Awaited<ReturnType<ReturnType<typeof testOptions>["plays"]>> // Opened only.
  const app = createApp({ ...testOptions(), pools, plays })
  expect(await (await app.request("/api/cache/cache-warmup")).json()).toEqual({ done: true })
  expect(pools).toHaveBeenCalledOnce()
  expect(await (await app.request("/api/pools")).json()).toEqual({ readAt: 1, pools: [] })
  expect(pools).toHaveBeenCalledOnce()
})

test("a cleanup without the owner's session changes nothing and says so", async () => {
  const cache = transactionCache(async () => [transaction])
  await cache.get([signature])
  const reply = await api({ transactions: cache }).get("/api/cache/cache-admin?action=cleanup")
  expect(await reply.json()).toEqual({ done: false })
  expect(cache.stats().size).toBe(1)
})
