import { sql } from "drizzle-orm"
import * as v from "valibot"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { newGroups, storeClientErrors } from "../client-errors/client-error-store"
import { type ClientError, clientErrorGroups } from "../contract/client-errors"
import { dropEnded } from "../database/drop-ended"
import { storages } from "../testing/storage"
import { type TestApi, testApi, testWallet } from "../testing/test-api"
import { countedPerMinute, reportsPerMinute } from "./client-errors"

const path = "/api/client-errors"
const failure = (given: Partial<ClientError> = {}): ClientError => ({
  what: "An exception was not caught",
  name: "TypeError",
  message: "odds is undefined",
  frames: ["dice-C3fA9x1b.js:12:340", "index-AAAAAAAA.js:1:2"],
  page: "/game/*/dice",
  build: "b1",
  browser: "firefox",
  count: 1,
  ...given,
})

describe.each(storages)("on %s:", (kind) => {
  let api: TestApi
  let cookie = ""
  beforeAll(async () => {
    api = await testApi(kind)
    cookie = await api.signIn(api.owner)
  }, 60_000)
  afterAll(() => api.close())
  beforeEach(async () => void (await execute(sql`truncate client_errors, rate_limits`)))

  const execute = async (query: ReturnType<typeof sql>) => (await api.database.get()).db.execute(query)
  const send = (errors: readonly unknown[], bets: readonly unknown[] = [], from = "10.1.0.1") =>
    api.post(path, { errors, bets }, { "x-forwarded-for": from })
  const read = async () => v.parse(clientErrorGroups, await (await api.get(path, { cookie })).json()).groups

  test("the same failure of two builds is one group with the newest report, read by the owner alone", async () => {
    expect((await send([failure({ count: 2 })])).status).toBe(200)
    const next = failure({ frames: ["dice-Zz00Zz00.js:99:1"], build: "b2", browser: "webkit" })
    await send([next, failure({ name: "ChainError" })])
    const groups = await read()
    expect(groups).toHaveLength(2)
    expect(groups.find(({ name }) => name === "TypeError")).toMatchObject({ count: 3, build: "b2", browser: "webkit" })
    expect((await api.get(path)).status).toBe(403)
    expect((await api.get(path, { cookie: await api.signIn(testWallet(), "10.0.0.9") })).status).toBe(403)
  })

  test("what a browser did not redact is redacted before it is stored", async () => {
    const wallet = testWallet().address
    await send([failure({ message: `${wallet} has 1.25 SOL at https://node.example/?key=1`, what: `Lost ${wallet}` })])
    const [group] = await read()
    expect(group).toMatchObject({ message: "[key] has # SOL at [url]", what: "Lost [key]" })
    expect(JSON.stringify(await execute(sql`select * from client_errors`))).not.toMatch(new RegExp(`${wallet}|10\\.1`))
  })

  test.each([
    ["no JSON", "{"],
    ["nothing", {}],
    ["a path that names a wallet", { errors: [failure({ page: `/${testWallet().address}/profile` })], bets: [] }],
    ["a frame of another site", { errors: [failure({ frames: ["https://evil.example/a.js:1:1"] })], bets: [] }],
    ["a reason that is no label", { errors: [], bets: [{ outcome: "failed", reason: "my own", count: 1 }] }],
    ["a count that is none", { errors: [failure({ count: 1.5 })], bets: [] }],
    ["eleven failures", { errors: Array.from({ length: 11 }, () => failure()), bets: [] }],
  ])("%s is refused and stores nothing", async (_, body) => {
    expect((await api.post(path, body)).status).toBe(400)
    expect(await read()).toEqual([])
  })

  test("a report of more than 16 kB, and one of another site, are refused", async () => {
    expect((await send([failure({ message: "x".repeat(20_000) })])).status).toBe(413)
    const foreign = { origin: "https://evil.example" }
    expect((await api.post(path, { errors: [], bets: [] }, foreign)).status).toBe(403)
  })

  test("a flood from one address is refused with the time to wait, and others are heard", async () => {
    const replies = await Promise.all(Array.from({ length: reportsPerMinute.count + 20 }, () => send([failure()])))
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(20)
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await send([failure()], [], "10.1.0.2")).status).toBe(200)
    expect((await read())[0]?.count).toBe(reportsPerMinute.count + 1)
  })

  test("different failures beyond the day's number are counted together, so that a flood fills no disk", async () => {
    const database = await api.database.get()
    const different = Array.from({ length: 30 }, (_, index) => failure({ name: `Error${index}` }))
    for (let at = 0; at < different.length; at += 10)
      await storeClientErrors(database, different.slice(at, at + 10), "here", 12)
    await storeClientErrors(database, [failure({ name: "Error3" })], "here", 12)
    const groups = await read()
    expect(groups).toHaveLength(13)
    expect(groups.find(({ id }) => id === "others")).toMatchObject({ name: "Others", count: 18 })
    expect(groups.find(({ name }) => name === "Error3")?.count).toBe(2)
  })

  test("one address that says that very much failed is counted up to its limit, bets first, and others are counted", async () => {
    await send([failure({ count: 1_000 })], [{ outcome: "failed", reason: "network", count: 400 }], "10.1.0.7")
    await send([failure({ count: 1_000 })], [{ outcome: "settled", count: 1_000 }], "10.1.0.7")
    expect((await read())[0]?.count).toBe(countedPerMinute - 400)
    await send([failure({ count: 2 })], [], "10.1.0.2")
    expect((await read())[0]?.count).toBe(countedPerMinute - 400 + 2)
  })

  test("one address that invents failures does not take the day from the others", async () => {
    for (let at = 0; at < 100; at += 10)
      await send(Array.from({ length: 10 }, (_, index) => failure({ name: `Invented${at + index}` })))
    await send([failure({ name: "Invented0" })])
    await send([failure()], [], "10.1.0.2")
    const groups = await read()
    expect(groups).toHaveLength(newGroups.count + 2)
    expect(groups.find(({ id }) => id === "others")?.count).toBe(100 - newGroups.count)
    expect(groups.find(({ name }) => name === "Invented0")?.count).toBe(2)
    expect(groups.find(({ name }) => name === "TypeError")?.count).toBe(1)
  })

  test("a report is deleted after fourteen days", async () => {
    await send([failure(), failure({ name: "RangeError" })])
    const day = 86_400_000
    await execute(sql`update client_errors set first_at_ms = first_at_ms - ${14 * day}, ends_at_ms = ends_at_ms - ${14 * day}
      where name = 'RangeError'`)
    await dropEnded(await api.database.get())
    expect((await read()).map(({ name }) => name)).toEqual(["TypeError"])
  })
})
