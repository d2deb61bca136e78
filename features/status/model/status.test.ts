import { describe, expect, test, vi } from "vitest"
import { ApiError, memoryStorage } from "#features/kernel"
import { readDns } from "../data/read-dns"
import { readRpc } from "../data/read-rpc"
import { createDnsCache, dnsFreshMs } from "./dns-cache"
import { isProtected, pingWord, transactionsWord } from "./status"

const monitoring = (isHealthy: boolean, isSecured: boolean | null) => ({
  status: "ready" as const,
  stale: false,
  value: {
    rpcHealth: { isHealthy, pingMs: isHealthy ? 5 : null },
    transactionSecurity: { isSecured, lastTxTime: null },
    ...{ database: true, indexerLagMs: 1, complete: true, pools: [], checkedAtMs: 1 },
  },
})
const failed = (status?: number) => ({
  status: "failed" as const,
  error: new ApiError("refused", "", status),
  retry: () => undefined,
})

describe("Transactions", () => {
  test.each([
    ["Secured", monitoring(true, true), true],
    ["Unsecured", monitoring(true, true), false],
    ["Unsecured", monitoring(false, true), true],
    ["Unsecured", monitoring(true, false), true],
    ["Online", monitoring(true, null), true],
    ["Loading", { status: "loading" as const }, true],
    ["Issues", failed(429), true],
    ["Offline", failed(), true],
    ["Offline", failed(500), true],
  ])("is %s", (word, remote, connection) => expect(transactionsWord(remote, connection)).toBe(word))

  test.each([
    ["https:", "casino.example", true],
    ["http:", "casino.example", false],
    ["http:", "localhost", true],
    ["http:", "localhost.example", false],
  ])("a page of %s//%s is protected: %s", (protocol, hostname, expected) => {
    expect(isProtected({ protocol, hostname })).toBe(expected)
  })
})

test.each([
  [499, "Online"],
  [500, "Issues"],
  [null, "Offline"],
] as const)("a ping of %s ms is %s", (pingMs, word) => {
  expect(pingWord({ isHealthy: pingMs !== null, pingMs })).toBe(word)
})

const json =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status })

describe("RPC health", () => {
  const endpoints = ["one", "two"].map((name) => ({ name, url: `https://${name}.example` }))

  test("is that of the first node that says ok", async () => {
    const send = vi.fn(async (url: RequestInfo | URL) =>
      String(url).includes("one") ? new Response("", { status: 503 }) : new Response('{"result":"ok"}'),
    )
    expect(await readRpc(endpoints, { fetch: send })).toMatchObject({ isHealthy: true, pingMs: expect.any(Number) })
    expect(send).toHaveBeenCalledTimes(2)
  })

  test("is unhealthy without a ping when no node says ok", async () => {
    expect(await readRpc(endpoints, { fetch: json({ error: { code: -32005 } }) })).toEqual({
      isHealthy: false,
      pingMs: null,
    })
  })
})

describe("DNS status", () => {
  const cacheOf = (word?: "Online" | "Issues", atMs = 0) => {
    const cache = createDnsCache(memoryStorage())
    if (word) cache.write(word, atMs)
    return cache
  }

  test("is asked once in five minutes", async () => {
    const cache = cacheOf()
    const send = vi.fn(json({ status: "Online" }))
    const read = (ms: number) => readDns({ domain: "casino.example", cache, fetch: send, nowMs: () => ms })
    expect(await read(1_000_000)).toBe("Online")
    expect(await read(1_000_000 + dnsFreshMs - 1)).toBe("Online")
    expect(send).toHaveBeenCalledExactlyOnceWith("/api/dns/check-dns?domain=casino.example", expect.anything())
    await read(1_000_000 + dnsFreshMs)
    expect(send).toHaveBeenCalledTimes(2)
  })

  test.each([
    ["Online", "Online" as const, json({ error: "Wait." }, 429)],
    ["Issues", undefined, json({ error: "Wait." }, 429)],
    ["Issues", undefined, json({})],
    ["Issues", undefined, json({ error: "Only the host names of this site are checked: localhost." }, 404)],
    ["Issues", undefined, json({ status: "Wonderful" })],
    ["Offline", "Online" as const, () => Promise.reject(new TypeError("no network"))],
  ])("is %s when %s is stored and the answer is that of case %#", async (word, known, fetch) => {
    expect(await readDns({ domain: "casino.example", cache: cacheOf(known), fetch, nowMs: () => 9e9 })).toBe(word)
  })
})
