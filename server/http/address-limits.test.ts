import { Hono } from "hono"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createApp } from "../app"
import { lazyDatabase } from "../database/lazy-database"
import { silentLog } from "../log"
import { openStorage, type TestStorage } from "../testing/storage"
import { type TestApi, testApi, testOptions } from "../testing/test-api"
import { addressLimits } from "./address-limits"

let storage: TestStorage
let database: ReturnType<typeof lazyDatabase>
let api: TestApi
beforeAll(async () => {
  storage = await openStorage("embedded")
  database = lazyDatabase(storage.place)
  await database.get()
  api = await testApi()
}, 60_000)
afterAll(async () => {
  await api.close()
  await database.close()
  await storage.close()
})

function server() {
  let nowMs = Date.now()
  const ports = { database: database.get, trustedHops: 1, log: silentLog }
  const limits = addressLimits(ports, () => nowMs)
  const app = new Hono()
    .use(limits.any)
    .get("/cheap", (c) => c.text("x"))
    .get("/known", (c) => c.body(null, 304))
    .use("/costly", limits.costlyReads)
    .get("/costly", (c) => c.text("x"))
  const press = async (path: string, from: string) => app.request(path, { headers: { "x-forwarded-for": from } })
  const pressOften = async (path: string, from: string, count: number) => {
    let last = new Response()
    for (let pressed = 0; pressed < count; pressed++) last = await press(path, from)
    return last
  }
  return { press, pressOften, pass: (ms: number) => (nowMs += ms) }
}

describe("an address", () => {
  test("is refused cheap reads above the limit until its minute ends, and no other address with it", async () => {
    const { press, pressOften, pass } = server()
    expect((await pressOften("/cheap", "10.0.0.1", 6_000)).status).toBe(200)
    const refused = await press("/cheap", "10.0.0.1")
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"])
    expect((await press("/cheap", "10.0.0.2")).status).toBe(200)
    pass(60_000)
    expect((await press("/cheap", "10.0.0.1")).status).toBe(200)
  })

  test("is refused nothing for replies that have no body", async () => {
    const { press, pressOften } = server()
    await pressOften("/known", "10.0.1.1", 7_000)
    expect((await press("/cheap", "10.0.1.1")).status).toBe(200)
  })

  test("is refused costly reads by every process once all of them have counted the limit", async () => {
    const [one, other] = [server(), server()]
    expect((await one.pressOften("/costly", "10.0.2.1", 1_200)).status).toBe(200)
    expect((await one.press("/costly", "10.0.2.1")).status).toBe(429)
    // Another process learns it with its first count.
    await other.press("/costly", "10.0.2.1")
    expect((await other.press("/costly", "10.0.2.1")).status).toBe(429)
    expect((await other.press("/cheap", "10.0.2.1")).status).toBe(200)
  }, 60_000)
})

test("pages are limited per address, the files of the app and other addresses are not", async () => {
  const file = { body: new Uint8Array([1]), type: "text/javascript" }
  const map = { paths: [], patterns: [], games: [], listed: [] }
  const site = {
    assets: new Map([["assets/a.js", file]]),
    prerendered: new Map(),
    page: "page",
    heads: new Map(),
    map,
    build: "b",
  }
  const app = createApp({ ...testOptions(), site, trustedHops: 1 })
  const press = async (path: string, from: string) =>
    (await app.request(path, { headers: { "x-forwarded-for": from } })).status
  for (let count = 0; count < 3_000; count++) await press("/somewhere", "10.0.3.1")
  expect(await press("/somewhere", "10.0.3.1")).toBe(429)
  expect(await press("/assets/a.js", "10.0.3.1")).toBe(200)
  expect(await press("/somewhere", "10.0.3.2")).toBe(404)
})

test.each([
  ["POST", "/api/session", 300],
  ["POST", "/api/admin/access-override", 300],
  ["POST", "/api/chat/report", 300],
  ["GET", "/api/stats", 1_200],
  ["GET", "/api/players/x", 1_200],
  ["GET", "/api/leaderboard", 1_200],
  ["GET", "/api/referral", 1_200],
  ["GET", "/api/events/settledGames", 1_200],
  ["GET", "/api/pools/x/history", 1_200],
])("%s %s has a limit per address, with the time to wait", async (method, path, count) => {
  const from = `10.7.0.${path.length}`
  const { db } = await api.database.get()
  const press = () =>
    api.app.request(path, {
      method,
      headers: { host: "casino.example", "content-type": "application/json", "x-forwarded-for": from },
      ...(method === "POST" && { body: "{}" }),
    })
  await press()
  // As if the rest of the minute's requests had come to other processes.
  await db.execute(`update rate_limits set count = ${count - 1} where key like 'costly-reads:%' or key like 'writes:%'`)
  await press()
  const refused = await press()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
})
