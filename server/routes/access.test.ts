import { afterAll, beforeAll, expect, test } from "vitest"
import type { PlayGate } from "../access/play-gate"
import { createApp } from "../app"
import { type LazyDatabase, lazyDatabase } from "../database/lazy-database"
import { betCall, playCall, raceCall } from "../indexer/testing/play-calls"
import { silentLog } from "../log"
import { createPlatform } from "../platform"
import { createGateway } from "../rpc/gateway"
import { openStorage, type TestStorage } from "../testing/storage"
import { testConfig, testOptions } from "../testing/test-api"

const headers = { host: "casino.example", origin: "https://casino.example", "content-type": "application/json" }

let storage: TestStorage
let database: LazyDatabase
beforeAll(async () => {
  storage = await openStorage("embedded")
  database = lazyDatabase(storage.place)
  await database.get()
}, 60_000)
afterAll(async () => {
  await database.close()
  await storage.close()
})

/** A casino on mainnet whose gate goes by what the proxy says. */
function casino() {
  const sent: string[] = []
  const gate: PlayGate = (c) => ({ kind: c.req.header("x-from") === "open" ? "allowed" : "restricted-country" })
  const app = createApp({
    ...testOptions(),
    config: { ...testConfig, cluster: "mainnet-beta" },
    platform: createPlatform(database.get, silentLog),
    gateway: createGateway({
      upstream: async (calls) => {
        sent.push(...calls.map(({ method }) => method))
        return calls.map(() => ({ result: "sent" }))
      },
      sharedAccounts: new Set(),
    }),
    gate,
  })
  const get = (from: string) => app.request("/api/access", { headers: { ...headers, "x-from": from } })
  const call = async (method: string, transaction: string, more: Record<string, string> = {}) => {
    const body = { jsonrpc: "2.0", id: 1, method, params: [transaction, { encoding: "base64" }] }
    const reply = await app.request("/api/rpc", {
      method: "POST",
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    })
    return (await reply.json()) as { result?: unknown; error?: { code: number } }
  }
  return { get, call, sent }
}

test("the answer is of one request: no cache keeps it", async () => {
  const { get } = casino()
  const reply = await get("elsewhere")
  expect(await reply.json()).toEqual({ kind: "restricted-country" })
  expect(reply.headers.get("cache-control")).toBe("no-store")
})

test.each(["simulateTransaction", "sendTransaction"])(
  "the gateway refuses %s of what starts, and passes all that was begun",
  async (method) => {
    const { call, sent } = casino()
    for (const starting of [betCall("0:dice:under-50"), betCall("0:mines:3:0:4"), betCall(""), raceCall("join_game")])
      expect(await call(method, starting)).toMatchObject({ error: { code: -32_030 } })
    expect(sent).toEqual([])
    const begun = [
      betCall("0:mines:3:a:4"),
      betCall("0:hilo:2:ABC:hi"),
      betCall("0:blackjack:h:ab:c:7ps"),
      raceCall("leave_game"),
      playCall("player_claim"),
      playCall("player_close"),
    ]
    for (const going of begun) expect(await call(method, going)).toEqual({ jsonrpc: "2.0", id: 1, result: "sent" })
    expect(sent).toHaveLength(begun.length)
    expect(await call(method, betCall("0:dice:under-50"), { "x-from": "open" })).toMatchObject({ result: "sent" })
  },
)

test("a bet that was signed while play was allowed is sent after the border, and an invented permission is worth nothing", async () => {
  const { get, call } = casino()
  const cookie = (await get("open")).headers.get("set-cookie")?.split(";")[0] ?? ""
  expect(await call("sendTransaction", betCall("0:dice:under-50"), { cookie })).toMatchObject({ result: "sent" })
  for (const forged of [
    cookie.replace(/\d+/, (until) => `${Number(until) + 60_000}`),
    cookie.replace(/\..*/, ".x"),
    "casino-access=99999999999999.",
    "casino-access=x",
  ])
    expect(await call("sendTransaction", betCall("0:dice:under-50"), { cookie: forged })).toMatchObject({
      error: { code: -32_030 },
    })
})
