import { createHash } from "node:crypto"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import * as v from "valibot"
import { describe, expect, test } from "vitest"
import { createApp } from "./app"
import { defaultAccessOverride, staysOpen } from "./contract/access-override"
import { health, readiness } from "./contract/health"
import { createLog } from "./log"
import { createPlatform } from "./platform"
import type { Site } from "./site"
import { testConfig as config, testOptions } from "./testing/test-api"

const inline = "document.title = 1"
const bytes = (text: string) => new Uint8Array(new TextEncoder().encode(text))
const scripts = `<!--app-config--><script>${inline}</script><script type="module" src="/a.js"></script>`
const site: Site = {
  build: "abc123",
  prerendered: new Map([
    ["/", `<head><title>Drawn</title>${scripts}</head><body>Ready to win?</body>`],
    ["/game/*/dice", `<head><title>Dice</title>${scripts}</head><body>Connecting...</body>`],
  ]),
  page: `<head><!--page-head-->${scripts}</head>`,
  heads: new Map([
    ["/jackpot", "<title>Jackpot</title>"],
    ["/explorer/player/$address", "<title>A player</title>"],
    ["404", "<title>Not found</title>"],
  ]),
  map: {
    paths: ["/", "/jackpot"],
    patterns: ["/$gameId", "/game/$wallet/$gameId", "/explorer/player/$address"],
    games: ["dice"],
    listed: ["/", "/jackpot", "/dice"],
  },
  assets: new Map([
    ["assets/a-1.js", { body: bytes("plain"), br: bytes("br"), gzip: bytes("gz"), type: "text/javascript" }],
    ["sw.js", { body: bytes("worker"), type: "text/javascript" }],
  ]),
}
const app = createApp({ ...testOptions(), site })

test("health fits its contract", async () => {
  expect(v.parse(health, await (await app.request("/api/health")).json())).toEqual({ status: "ok", version: "9.9.9" })
})

test("readiness is a 503 that names what is missing", async () => {
  const reply = await app.request("/api/ready")
  expect(reply.status).toBe(503)
  expect(v.parse(readiness, await reply.json())).toMatchObject({ ready: false, database: false })
})

test("a process is ready only while its reading of the chain is recent", async () => {
  const statusAt = async (indexerLagMs: number | null) => {
    const readiness = async () => ({ database: true, chain: true, indexerLagMs })
    return (await createApp({ ...testOptions(), readiness }).request("/api/ready")).status
  }
  expect(await statusAt(5_000)).toBe(200)
  expect(await statusAt(120_001)).toBe(503)
  expect(await statusAt(null)).toBe(503)
})

test("the page and every API reply name the same build, and an API without a site names none", async () => {
  expect(await (await app.request("/")).text()).toContain('name="app-build" content="abc123"')
  for (const path of ["/api/health", "/api/unknown"])
    expect((await app.request(path)).headers.get("x-app-build")).toBe("abc123")
  expect((await createApp(testOptions()).request("/api/health")).headers.get("x-app-build")).toBeNull()
})

test("a call that is unavailable writes its cause to the log and not into the reply", async () => {
  const lines: string[] = []
  const app = createApp({ ...testOptions(), log: createLog({ write: (line) => lines.push(line) }) })
  const reply = await app.request("/api/events/settledGames")
  expect(reply.status).toBe(503)
  expect(await reply.json()).toEqual({ error: "The plays are not available at the moment." })
  expect(lines[0]).toContain("no database")
  expect(lines[0]).toContain(reply.headers.get("x-request-id"))
})

test("nothing that a client sends makes a log line of its own", async () => {
  const lines: string[] = []
  const write = (line: string) => lines.push(line)
  const app = createApp({ ...testOptions(), log: createLog({ level: "debug", write }) })
  const forged = '\n{"level":60,"msg":"the owner signed in"}\r\n\u001b[2J'
  const paths = [`/api/${encodeURIComponent(forged)}`, `/api/events/settledGames?game=${encodeURIComponent(forged)}`]
  for (const path of paths) await app.request(path, { headers: { "user-agent": "x", "if-none-match": '"\t"' } })
  expect(lines.length).toBeGreaterThanOrEqual(paths.length)
  for (const line of lines) {
    for (const control of ["\n", "\r", "\u001b"]) expect(line).not.toContain(control)
    expect(JSON.parse(line)).not.toMatchObject({ msg: "the owner signed in" })
  }
})

test("a database that does not answer is a 503 with a time to come back, logged once and not for every client", async () => {
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line) })
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" })
  const platform = createPlatform(() => Promise.reject(new Error("Failed query", { cause: refused })), log)
  const away = createApp({ ...testOptions(), log, platform })
  for (let poll = 0; poll < 20; poll++) {
    const reply = await away.request("/api/chat/chat")
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "5"])
  }
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain("The database does not answer")
})

test("every reply has an id, and an unexpected exception is logged with it and not shown", async () => {
  const lines: string[] = []
  const failing = createApp({
    ...testOptions(),
    log: createLog({ write: (line) => lines.push(line) }),
    readiness: () => Promise.reject(new Error("a secret cause")),
  })
  const reply = await failing.request("/api/ready")
  expect(reply.status).toBe(500)
  expect(await reply.text()).not.toContain("secret")
  expect(lines[0]).toContain("a secret cause")
  expect(lines[0]).toContain(reply.headers.get("x-request-id"))
})

test("an unknown call is a 404 in JSON, never the page", async () => {
  const reply = await app.request("/api/nothing")
  expect(reply.status).toBe(404)
  expect(reply.headers.get("content-type")).toContain("json")
})

describe("a page", () => {
  test.each(["/", "/game/x/dice", "/deep/unknown?x=1"])("at %s is the app with its configuration", async (path) => {
    const reply = await app.request(path)
    const text = await reply.text()
    expect(reply.headers.get("cache-control")).toBe("no-cache")
    const block = /<script id="app-config" type="application\/json">(.*?)<\/script>/.exec(text)?.[1]
    expect(JSON.parse(block ?? "")).toEqual(config)
  })

  test("may run its own scripts and nothing else, and reaches only the configured node", async () => {
    const policy = (await app.request("/")).headers.get("content-security-policy") ?? ""
    const hash = createHash("sha256").update(inline).digest("base64")
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("connect-src 'self' http://localhost:8899 ws://localhost:8900;")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  test.each([
    ["/", "Drawn"],
    ["/?panel=theme", "Drawn"],
    ["/jackpot", "Jackpot"],
    ["/explorer/player/So11111111111111111111111111111111111111112", "A player"],
    ["/explorer/player/nobody", "Not found"],
    ["/deep/unknown", "Not found"],
  ])("%s is called %s before any script has run", async (path, title) => {
    expect(await (await app.request(path)).text()).toContain(`<title>${title}</title>`)
  })

  test.each([
    ["/game/So11111111111111111111111111111111111111112/dice", true],
    ["/game/So11111111111111111111111111111111111111112/DICE", true],
    ["/game/demo/dice", false],
    ["/game/So11111111111111111111111111111111111111112/dice/more", false],
    ["/game/So11111111111111111111111111111111111111112/none", false],
    ["/dice", false],
  ])("%s is answered with the prerendered game page: %s", async (path, prerendered) => {
    expect((await (await app.request(path)).text()).includes("Connecting...")).toBe(prerendered)
  })

  test("stands drawn at / alone", async () => {
    expect(await (await app.request("/")).text()).toContain("Ready to win?")
    expect(await (await app.request("/jackpot")).text()).not.toContain("Ready to win?")
  })

  test.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", null, (body: Buffer) => body],
  ])("travels compressed for a browser that takes %s", async (accepted, coding, unpack) => {
    const reply = await app.request("/", { headers: { "accept-encoding": accepted } })
    expect(reply.headers.get("content-encoding")).toBe(coding)
    expect(reply.headers.get("vary")).toBe("accept-encoding, user-agent")
    expect(unpack(Buffer.from(await reply.arrayBuffer())).toString()).toContain("Ready to win?")
  })

  test("has another nonce each time", async () => {
    const nonceOf = async () => /nonce="([^"]+)"/.exec(await (await app.request("/")).text())?.[1]
    expect(await nonceOf()).not.toBe(await nonceOf())
  })

  test("cannot be broken out of by a hostile configuration", async () => {
    const hostile = createApp({
      ...testOptions(),
      config: { ...config, rpcUrl: "http://x/</script><script>alert(1)" },
      site,
    })
    expect(await (await hostile.request("/")).text()).not.toContain("<script>alert")
  })
})

describe("an address", () => {
  test.each([
    ["/", 200],
    ["/jackpot", 200],
    ["/dice", 200],
    ["/DICE", 200],
    ["/roulette", 404],
    ["/deep/unknown", 404],
    ["/explorer/player/So11111111111111111111111111111111111111112", 200],
    ["/explorer/player/nobody", 404],
    ["/game/demo/dice", 200],
    ["/game/demo/roulette", 404],
    ["/%E0%A4%A", 404],
  ])("%s is answered with status %i and a page", async (path, status) => {
    const reply = await app.request(path)
    expect(reply.status).toBe(status)
    expect(reply.headers.get("content-type")).toContain("text/html")
  })

  test("robots.txt and sitemap.xml name this site's own origin", async () => {
    const headers = { host: "casino.example", "x-forwarded-proto": "https" }
    const app = createApp({ ...testOptions(), site, trustedHops: 1 })
    const robots = await (await app.request("/robots.txt", { headers })).text()
    expect(robots).toContain("Sitemap: https://casino.example/sitemap.xml")
    const reply = await app.request("/sitemap.xml", { headers })
    expect(reply.headers.get("content-type")).toContain("xml")
    expect(await reply.text()).toContain("<loc>https://casino.example/jackpot</loc>")
  })

  test("a Host header that is no host gets into no page", async () => {
    const reply = await app.request("/sitemap.xml", { headers: { host: 'x"><script>' } })
    expect(await reply.text()).not.toContain("script")
  })
})

describe("a page of a closed casino", () => {
  const closedApp = (about: object = {}) => {
    const options = testOptions()
    const override = { ...defaultAccessOverride, enabled: true, ...about }
    const bytes = new TextEncoder().encode(JSON.stringify(override))
    const platform = {
      ...options.platform,
      accessOverride: { ...options.platform.accessOverride, current: () => ({ etag: "x", bytes }) },
    }
    return createApp({ ...options, site, platform })
  }
  const named = '<meta name="casino-closed" content="true">'

  test("says so itself, and shows nothing that was drawn open at build time", async () => {
    const text = await (await closedApp().request("/")).text()
    expect(text).toContain(named)
    expect(text).not.toContain("Ready to win?")
    const open = await (await app.request("/")).text()
    expect(open).not.toContain(named)
    expect(open).toContain("Ready to win?")
  })

  test.each([
    [true, true],
    ["yes", false],
  ])("is served although the row of the override is malformed: enabled %j", async (enabled, says) => {
    const reply = await closedApp({ enabled, title: 7 }).request("/")
    expect(reply.status).toBe(200)
    expect((await reply.text()).includes(named)).toBe(says)
  })

  test("of a game is drawn, so that an open run can be finished", async () => {
    const text = await (await closedApp().request(`/game/${"1".repeat(32)}/dice`)).text()
    expect(text).toContain(named)
    expect(text).toContain("Connecting...")
  })
})

test.each([
  ["/admin", true],
  ["/admin/override", true],
  ["/explorer/player/x", true],
  ["/verify", true],
  ["/game/x/mines", true],
  ["/", false],
  ["/administrator", false],
  ["/gamescom", false],
])("%s stays open in a closed casino: %s", (path, stays) => {
  expect(staysOpen(path)).toBe(stays)
})

describe("a file", () => {
  test.each([
    ["br, gzip", "br", "br"],
    ["gzip", "gzip", "gz"],
    ["identity", null, "plain"],
  ])("for a browser that takes %s", async (accepted, coding, body) => {
    const reply = await app.request("/assets/a-1.js", { headers: { "accept-encoding": accepted } })
    expect(reply.headers.get("content-encoding")).toBe(coding)
    expect(reply.headers.get("cache-control")).toContain("immutable")
    expect(await reply.text()).toBe(body)
  })

  test("of the service worker is asked for each time, and comes once while it is the same", async () => {
    const reply = await app.request("/sw.js")
    expect(await reply.text()).toBe("worker")
    expect(reply.headers.get("content-type")).toBe("text/javascript")
    expect(reply.headers.get("cache-control")).toBe("no-cache")
    const headers = { "if-none-match": reply.headers.get("etag") ?? "" }
    const again = await app.request("/sw.js", { headers })
    expect([again.status, await again.text()]).toEqual([304, ""])
    const next = createApp({
      ...testOptions(),
      site: { ...site, assets: new Map([["sw.js", { body: bytes("next worker"), type: "text/javascript" }]]) },
    })
    expect(await (await next.request("/sw.js", { headers })).text()).toBe("next worker")
  })

  test("that is missing is a 404, not the page", async () => {
    expect((await app.request("/assets/gone.js")).status).toBe(404)
  })

  test.each(["/assets/../../package.json", "/assets/%2e%2e/secret", "/%E0%A4%A"])(
    "%s gives nothing away",
    async (path) => {
      expect(await (await app.request(path)).text()).not.toContain("dghrt-casino")
    },
  )
})
