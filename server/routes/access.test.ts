import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { SettledPlay } from "../access/open-run"
import type { PlayGate } from "../access/play-gate"
import { createApp } from "../app"
import { type DatabaseSource, type LazyDatabase, lazyDatabase } from "../database/lazy-database"
import { betCall, casino as creator, mint, playCall, pool, raceCall } from "../indexer/testing/play-calls"
import { silentLog } from "../log"
import { createPlatform } from "../platform"
import { createGateway } from "../rpc/gateway"
import { minesStep, settled } from "../testing/settled-steps"
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

const first = settled(minesStep({ mines: 3, opened: [], tile: 1 }, 1_000n), 3, { token: mint, pool })
const second = minesStep({ mines: 3, opened: [1], tile: 4 }, first.payout)

interface Around {
  /** The wallet's plays; null while they are not known. */
  plays?: (asked: number) => readonly SettledPlay[] | null
  get?: DatabaseSource
}

/** A casino on mainnet whose gate goes by what the proxy says. */
function casino({ plays = () => [first], get = database.get }: Around = {}) {
  const sent: string[] = []
  let asked = 0
  const gate: PlayGate = (c) => ({ kind: c.req.header("x-from") === "open" ? "allowed" : "restricted-country" })
  const app = createApp({
    ...testOptions(),
    config: { ...testConfig, cluster: "mainnet-beta", creator },
    platform: createPlatform(get, silentLog),
    gateway: createGateway({
      upstream: async (calls) => {
        sent.push(...calls.map(({ method }) => method))
        return calls.map(() => ({ result: '"sent"' }))
      },
      sharedAccounts: new Set(),
    }),
    gate,
    runs: { tables: async () => new Map(), plays: async () => plays(++asked) },
  })
  const access = (from: string) => app.request("/api/access", { headers: { ...headers, "x-from": from } })
  const post = async (method: string, transaction: string, more: Record<string, string> = {}) => {
    const body = { jsonrpc: "2.0", id: 1, method, params: [transaction, { encoding: "base64" }] }
    return app.request("/api/rpc", { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) })
  }
  const call = async (...asked: Parameters<typeof post>) =>
    (await (await post(...asked)).json()) as { result?: unknown; error?: { code: number } } // Looked at below.
  /** Sends from where play is open, and gives what the browser keeps. */
  const sendOpen = async (transaction: string, cookie = "") => {
    const reply = await post("sendTransaction", transaction, { "x-from": "open", cookie })
    return reply.headers.get("set-cookie")?.split(";")[0] ?? ""
  }
  return { access, post, call, sent, sendOpen, asked: () => asked }
}
const passed = { jsonrpc: "2.0", id: 1, result: "sent" }
const refused = { error: { code: -32_030 } }
const dice = (wager: bigint) => betCall("0:dice:under-50", { wager })

test("the answer is of one request: no cache keeps it", async () => {
  const reply = await casino().access("elsewhere")
  expect(await reply.json()).toEqual({ kind: "restricted-country" })
  expect(reply.headers.get("cache-control")).toBe("no-store")
})

describe.each(["simulateTransaction", "sendTransaction"])("a closed gate and %s", (method) => {
  test("what starts is refused, and where play is open it passes", async () => {
    const { call, sent } = casino()
    for (const starting of [dice(1n), betCall("0:mines:3:0:4"), betCall(""), raceCall("join_game")]) {
      expect(await call(method, starting)).toMatchObject(refused)
      expect(await call(method, starting, { "x-from": "open" })).toEqual(passed)
    }
    expect(sent).toHaveLength(4)
  })

  test("the step to which a play led passes, as do claims, closing and leaving; another step does not", async () => {
    const { call } = casino()
    const begun = [
      betCall(second.metadata, second),
      ...[playCall("player_claim"), playCall("player_close"), raceCall("leave_game")],
    ]
    for (const going of begun) expect(await call(method, going)).toEqual(passed)
    for (const other of [
      betCall(second.metadata, { ...second, wager: second.wager + 1n }),
      betCall(second.metadata, { ...second, creator: pool }),
      betCall("0:mines:3:a:4"),
      betCall("0:hilo:1:AB:hi"),
    ])
      expect(await call(method, other)).toMatchObject(refused)
  })

  test("a step waits until the wallet's plays are known, and is never refused while they are not", async () => {
    const step = betCall(second.metadata, second)
    const late = casino({ plays: (asked) => (asked < 3 ? null : [first]) })
    expect(await late.call(method, step)).toEqual(passed)
    expect(late.asked()).toBe(3)
    const failing = casino({
      plays: () => {
        throw new Error("The node is away.")
      },
    })
    expect(await failing.call(method, step)).toMatchObject({ error: { code: -32_031 } })
  })
})

describe("a transaction that was let through", () => {
  test("is sent again from where nothing may be started, by the process that let it through, and it alone", async () => {
    const { call, sendOpen } = casino()
    await sendOpen(dice(1n))
    expect(await call("sendTransaction", dice(1n))).toEqual(passed)
    expect(await call("sendTransaction", dice(2n))).toMatchObject(refused)
    expect(await call("simulateTransaction", dice(1n))).toMatchObject(refused)
  })

  test("is sent again through another process, by its cookie", async () => {
    const cookie = await casino().sendOpen(dice(1n))
    const other = casino()
    expect(await other.call("sendTransaction", dice(1n), { cookie })).toEqual(passed)
    expect(await other.call("sendTransaction", dice(2n), { cookie })).toMatchObject(refused)
    expect(await other.call("sendTransaction", dice(1n))).toMatchObject(refused)
  })

  test("gives a cookie that holds the newest five, and that nobody can write", async () => {
    const here = casino()
    let cookie = ""
    for (const wager of [1n, 2n, 3n, 4n, 5n, 6n]) cookie = await here.sendOpen(dice(wager), cookie)
    const other = casino()
    const answers = [1n, 2n, 3n, 4n, 5n, 6n].map((wager) => other.call("sendTransaction", dice(wager), { cookie }))
    expect((await Promise.all(answers)).map(({ error }) => error === undefined)).toEqual([
      false,
      ...Array(5).fill(true),
    ])
    for (const forged of [
      cookie.replace(/-\d+~/, `-${Date.now() + 60_000}~`),
      cookie.replace(/~.*/, "~x"),
      cookie.replace(/~.*/, ""),
      cookie.replace(/=.*/, `=${"5".repeat(88)}-99999999999999~`),
    ])
      expect(await casino().call("sendTransaction", dice(6n), { cookie: forged })).toMatchObject(refused)
  })

  test("needs no database", async () => {
    const { call, post } = casino({ get: () => Promise.reject(new Error("no database")) })
    expect((await post("sendTransaction", dice(1n), { "x-from": "open" })).status).toBe(200)
    expect(await call("sendTransaction", dice(1n))).toEqual(passed)
  })

  test("that is not validly signed opens nothing", async () => {
    const { post } = casino()
    const forged = Buffer.from(dice(1n), "base64").fill(0, 1, 65).toString("base64")
    const reply = await post("sendTransaction", forged, { "x-from": "open" })
    expect([await reply.json(), reply.headers.get("set-cookie")]).toMatchObject([{ error: { code: -32_602 } }, null])
  })
})
