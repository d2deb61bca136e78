import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { postMessage } from "./chat/chat-store"
import { addressHasher } from "./http/rate-limiter"
import { createLog } from "./log"
import { sessionService } from "./sessions/session-service"
import { storages } from "./testing/storage"
import { type TestApi, testApi, testWallet } from "./testing/test-api"

const failureOf = (run: () => Promise<unknown>) =>
  run().then(
    () => {
      throw new Error("The query did not fail.")
    },
    (error: unknown) => error,
  )

const logged = (error: unknown): string => {
  const lines: string[] = []
  createLog({ write: (line) => lines.push(line) }).error({ err: error }, "A request failed")
  return lines.join("\n")
}

describe.each(storages)("the log of failed queries on %s", (storage) => {
  let api: TestApi
  beforeAll(async () => {
    api = await testApi(storage)
  }, 60_000)
  afterAll(() => api.close())

  test("names the query, its SQLSTATE and the constraint, and none of its values", async () => {
    const database = await api.database.get()
    const { db } = database
    const wallet = testWallet().address
    const text = "my secret sentence"
    const insert = (key: string) => sql`insert into rate_limits (key, count, until_ms) values (${key}, 1, 1)`
    await db.execute(insert(wallet))
    const twice = logged(await failureOf(() => db.execute(insert(wallet))))
    expect(twice).toContain("rate_limits")
    expect(twice).toContain("23505")
    expect(twice).toContain("rate_limits_pkey")
    expect(twice).not.toContain(wallet)

    const failures = [
      await failureOf(() => db.execute(sql`select ${text}::bigint`)),
      await failureOf(() => db.execute(sql`select (${"99999999999999999999"}::text)::integer`)),
      await failureOf(() => db.execute(sql`insert into chat_messages (wallet, text) values (${wallet}, ${text})`)),
      await failureOf(() => db.execute(sql`select * from no_such_table where key = ${text}`)),
      await failureOf(() =>
        db.transaction((tx) => tx.execute(sql`update chat_messages set id = ${text}::bigint where wallet = ${wallet}`)),
      ),
    ]
    for (const failure of failures) {
      expect(logged(failure)).toMatch(/"code":"\w{5}"/)
      for (const value of [text, wallet, "99999999999999999999"]) expect(logged(failure)).not.toContain(value)
    }
  })

  test("holds no secret, chat text or session of a server whose tables take no writes", async () => {
    const database = await api.database.get()
    const { db } = database
    const wallet = testWallet().address
    const tables = ["server_secrets", "chat_messages", "challenges", "sessions"]
    const full = (table: string) => `${table}_full`
    await db.execute(
      sql.raw(
        "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$",
      ),
    )
    for (const table of tables)
      await db.execute(
        sql.raw(`create trigger ${full(table)} before insert on ${table} for each row execute function refuse()`),
      )
    await db.execute(sql`delete from server_secrets`)
    const failures = [
      await failureOf(() => addressHasher({ ...database })),
      await failureOf(() => postMessage(database, { wallet, text: "a private text", addressKey: "an address" })),
      await failureOf(() => sessionService(api.database.get).challenge(wallet, "casino.example")),
    ]
    for (const failure of failures) {
      const line = logged(failure)
      expect(line).toContain("53100")
      expect(line).not.toMatch(/[0-9a-f]{32}/)
      for (const value of [wallet, "a private text", "an address", "Nonce"]) expect(line).not.toContain(value)
    }
  })
})

test("addresses of nodes and databases are logged without keys and passwords", () => {
  const error = new TypeError("fetch failed: https://rpc.example/v2/secretkey?api-key=hidden postgres://me:word@db/x")
  const line = logged(Object.assign(error, { config: { apiKey: "hidden" }, url: "https://rpc.example/secretkey" }))
  expect(line).toContain("https://rpc.example")
  expect(line).not.toMatch(/secretkey|hidden|word@/)
})

test("warnings of one cause are throttled, and the next line says how many were left out", () => {
  let nowMs = 0
  const lines: string[] = []
  const log = createLog({ write: (line) => lines.push(line), nowMs: () => nowMs })
  const away = () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" })
  for (let count = 0; count < 2_400; count++)
    log.warn({ err: away(), requestId: `${count}` }, "The database does not answer")
  expect(lines).toHaveLength(1)
  log.warn({ err: new Error("another") }, "The database does not answer")
  log.warn("Something else")
  expect(lines).toHaveLength(3)
  nowMs = 10_001
  log.warn({ err: away() }, "The database does not answer")
  expect(JSON.parse(lines[3] ?? "")).toMatchObject({ leftOut: 2_399 })
  log.info("an ordinary line")
  log.info("an ordinary line")
  expect(lines).toHaveLength(6)
})
