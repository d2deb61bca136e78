import { Hono } from "hono"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createApp } from "../app"
import { rateLimits } from "../database/schema"
import { createLog } from "../log"
import { sessionService } from "../sessions/session-service"
import { host, type TestApi, testApi, testConfig, testOptions, testWallet } from "../testing/test-api"
import { siteHostOf } from "./site-host"

let api: TestApi
beforeAll(async () => {
  api = await testApi()
}, 60_000)
afterAll(() => api.close())

interface Setting {
  cluster?: "localnet" | "mainnet-beta"
  hops?: number
  publicOrigin?: string
  siteHosts?: string[]
  lines?: string[]
}

/** The first line of what a wallet would be asked to sign, or the status of the refusal. */
async function asked(headers: Record<string, string>, setting: Setting = {}): Promise<string | number> {
  const { cluster = "mainnet-beta", hops = 0, publicOrigin, lines = [] } = setting
  const options = testOptions()
  const app = createApp({
    ...options,
    config: { ...testConfig, cluster },
    log: createLog({ write: (line) => lines.push(line) }),
    platform: { ...options.platform, database: api.database.get, sessions: sessionService(api.database.get) },
    monitoring: { ...options.monitoring, siteHosts: setting.siteHosts ?? [host, "www.casino.example"] },
    trustedHops: hops,
    ...(publicOrigin !== undefined && { publicOrigin }),
  })
  // Every request here comes from one address.
  await (await api.database.get()).db.delete(rateLimits)
  const reply = await app.request(`/api/session/challenge?wallet=${testWallet().address}`, {
    headers,
  })
  if (reply.status !== 200) return reply.status
  const { message } = (await reply.json()) as { message: string }
  return message.split(" wants you to ")[0] ?? ""
}

test("a write through a proxy that does not name the client is said once, and one that does is not", async () => {
  const lines: string[] = []
  const { sameOrigin } = siteHostOf({
    ...{ hosts: [host], local: false, trustedHops: 2 },
    log: createLog({ write: (line) => lines.push(line) }),
  })
  const app = new Hono().post("/", sameOrigin, (c) => c.text("taken"))
  const write = (forwardedFor: string) =>
    app.request("/", {
      method: "POST",
      headers: { host, "content-type": "application/json", ...(forwardedFor && { "x-forwarded-for": forwardedFor }) },
    })
  expect((await write("203.0.113.9, 10.0.0.1")).status).toBe(200)
  expect(lines).toEqual([])
  for (const forwardedFor of ["203.0.113.9", ""]) expect((await write(forwardedFor)).status).toBe(200)
  expect(lines).toEqual([expect.stringContaining("fewer entries in X-Forwarded-For than TRUSTED_PROXY_HOPS")])
})

describe("the message that a wallet signs", () => {
  test("names the entry of the configuration that the request's host equals", async () => {
    expect(await asked({ host })).toBe(host)
    expect(await asked({ host: "www.casino.example" })).toBe("www.casino.example")
    expect(await asked({ host: "casino.example:8443" }, { siteHosts: ["casino.example:8443"] })).toBe(
      "casino.example:8443",
    )
  })

  test.each([
    ["user info before a host of ours", "evil.example:x@casino.example"],
    ["user info with a host of ours", "casino.example@evil.example"],
    ["a path", "casino.example/evil"],
    ["a query", "casino.example?evil"],
    ["a fragment", "casino.example#evil"],
    ["a backslash", "casino.example\\evil"],
    ["a port", "casino.example:3000"],
    ["the port of https", "casino.example:443"],
    ["a second colon", "casino.example::1"],
    ["upper case", "CASINO.example"],
    ["a trailing dot", "casino.example."],
    ["two trailing dots", "casino.example.."],
    ["a space", "casino.example evil.example"],
    ["two hosts", "casino.example, evil.example"],
    ["a subdomain", "evil.casino.example"],
    ["a longer name", "casino.example.evil"],
    ["this machine", "localhost"],
    ["this machine with a port", "localhost:3000"],
    ["this machine as a number", "0x7f000001"],
    ["this machine as a decimal number", "2130706433"],
    ["this machine as IPv4", "127.0.0.1"],
    ["this machine as IPv6", "[::1]"],
    ["this machine as mapped IPv6", "[::ffff:7f00:1]"],
    ["an escaped character", "casino%2eexample"],
    ["a full-width letter", "casino.ex\u00e4mple"],
  ])("is refused on mainnet for a host with %s, in either header", async (_, hostile) => {
    expect(await asked({ host: hostile })).toBe(403)
    expect(await asked({ host, "x-forwarded-host": hostile }, { hops: 1 })).toBe(403)
    // Without a proxy of ours the forwarded header is nobody's.
    expect(await asked({ host, "x-forwarded-host": hostile })).toBe(host)
  })

  test("names this machine on the local network alone, by any port", async () => {
    expect(await asked({ host: "localhost:5173" }, { cluster: "localnet" })).toBe("localhost:5173")
    expect(await asked({ host: "[::1]:5173" }, { cluster: "localnet" })).toBe("[::1]:5173")
    expect(await asked({ host: "0x7f000001" }, { cluster: "localnet" })).toBe(403)
    expect(await asked({ host: "localhost" }, { siteHosts: ["localhost", host] })).toBe(403)
  })

  test("takes the host that the outermost trusted proxy has written", async () => {
    const chain = (value: string, hops: number) => asked({ host: "10.0.0.7:8787", "x-forwarded-host": value }, { hops })
    expect(await chain(host, 1)).toBe(host)
    expect(await chain(`evil.example, ${host}`, 1)).toBe(host)
    expect(await chain(`evil.example, ${host}, inner.example`, 2)).toBe(host)
    expect(await chain(host, 2)).toBe(host)
    expect(await chain(`${host}, evil.example`, 1)).toBe(403)
  })

  test("is refused behind a proxy that passes its own host on, which the log and the reply name", async () => {
    const lines: string[] = []
    expect(await asked({ host: "127.0.0.1:8787" }, { publicOrigin: "https://casino.example", lines })).toBe(403)
    expect(lines.join("\n")).toContain("127.0.0.1:8787")
  })
})

test("a signature is not accepted under another host than that of its message", async () => {
  const wallet = testWallet()
  await (await api.database.get()).db.delete(rateLimits)
  const signed = await api.signed(wallet)
  const hostile = { host: "evil.example:x@casino.example", origin: "https://casino.example" }
  expect((await api.post("/api/session", signed, hostile)).status).toBe(403)
})

test("a write is accepted from a page of the request's own host alone", async () => {
  const from = async (origin: string) => (await api.post("/api/session", { wallet: 1 }, { origin, host })).status
  expect(await from("https://casino.example")).toBe(400)
  for (const origin of ["https://casino.example:444", "https://evil.example", "null", "https://x@casino.example"])
    expect(await from(origin)).toBe(403)
})

describe("the gateway on mainnet, which signs nothing", () => {
  const lines: string[] = []
  const app = (hops = 0) =>
    createApp({
      ...testOptions(),
      log: createLog({ write: (line) => lines.push(line) }),
      publicOrigin: "https://casino.example",
      config: { ...testConfig, cluster: "mainnet-beta" },
      gateway: async (calls) => calls.map(() => ({ result: "1" })),
      trustedHops: hops,
    })
  const post = async (path: string, headers: Record<string, string>, hops?: number) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getSlot" })
    const init = { method: "POST", headers: { "content-type": "application/json", ...headers }, body }
    return (await app(hops).request(path, init)).status
  }

  test.each(["localhost:5173", "localhost", "127.0.0.1:8787", "[::1]:8787"])(
    "answers a page that this machine serves at %s, which can still not sign in",
    async (own) => {
      const headers = { host: own, origin: `http://${own}` }
      expect(await post("/api/rpc", headers)).toBe(200)
      expect(await post("/api/session", headers)).toBe(403)
      expect(await post("/api/admin/access-override", headers)).toBe(403)
    },
  )

  test.each([
    ["another site's page", "localhost:8787", "https://evil.example"],
    ["a page at another port", "localhost:8787", "http://localhost:3000"],
    ["a page at another name of this machine", "localhost:8787", "http://127.0.0.1:8787"],
    ["a host that is none of ours", "evil.example", "https://evil.example"],
    ["a name that begins like this machine's", "localhost.evil.example", "https://localhost.evil.example"],
    ["a page without an origin of its own", "localhost:8787", "null"],
  ])("refuses %s", async (_, own, origin) => {
    expect(await post("/api/rpc", { host: own, origin })).toBe(403)
  })

  test("names a host of the operator's that is not listed in the log, once", async () => {
    const own = app()
    const headers = { host: "www.casino.example", origin: "https://www.casino.example" }
    for (let count = 0; count < 3; count++)
      await own.request("/api/rpc", { method: "POST", headers: { ...headers, "content-type": "application/json" } })
    expect(lines.filter((line) => line.includes("none of SITE_HOSTS") && line.includes(headers.host))).toHaveLength(1)
  })

  test("goes by the host that a proxy of ours was asked for", async () => {
    const headers = { host: "localhost:8787", origin: "http://localhost:8787", "x-forwarded-host": "evil.example" }
    expect(await post("/api/rpc", headers, 1)).toBe(403)
  })
})

test("absolute addresses name a host of ours, or none", async () => {
  const robots = async (host: string) =>
    (await createApp({ ...testOptions(), site }).request("/robots.txt", { headers: { host } })).text()
  expect(await robots("casino.example")).toContain("Sitemap: http://casino.example/sitemap.xml")
  expect(await robots("evil.example")).toContain("Sitemap: /sitemap.xml")
})

const site = {
  assets: new Map(),
  prerendered: new Map(),
  page: "",
  heads: new Map(),
  map: { paths: [], patterns: [], games: [], listed: [] },
  build: "b",
}
