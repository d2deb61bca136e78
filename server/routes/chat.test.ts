import { sql } from "drizzle-orm"
import * as v from "valibot"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { chatMessages, reportedMessages } from "../contract/chat"
import { displayName } from "../contract/display-name"
import { storages } from "../testing/storage"
import { type TestApi, type TestWallet, testApi, testWallet } from "../testing/test-api"

describe.each(storages)("on %s:", (storage) => {
  let api: TestApi
  let ann: TestWallet
  let annCookie: string
  beforeAll(async () => {
    api = await testApi(storage)
  }, 60_000)
  afterAll(() => api.close())
  beforeEach(async () => {
    const { db } = await api.database.get()
    await db.execute(sql`truncate chat_messages, chat_reports, chat_bans, rate_limits restart identity`)
    ann = testWallet()
    annCookie = await api.signIn(ann)
  })

  const say = (text: unknown, cookie = annCookie, from = "10.0.0.1") =>
    api.post("/api/chat/chat", { user: "Satoshi", text }, { cookie, "x-forwarded-for": from })
  const messages = async () => v.parse(chatMessages, await (await api.get("/api/chat/chat")).json()).messages

  describe("a message", () => {
    test("is by the session's wallet, whatever the body names", async () => {
      expect((await say("  gm\u202E\u0007  all ")).status).toBe(201)
      expect(await messages()).toMatchObject([{ user: displayName(ann.address), wallet: ann.address, text: "gm all" }])
    })
    test("needs a session", async () => {
      expect((await say("gm", "")).status).toBe(401)
      expect((await say("gm", "casino-session=forged")).status).toBe(401)
    })
    test.each([
      ["empty", ""],
      ["of white space", " \n\t "],
      ["of 281 characters", "x".repeat(281)],
      ["that is no text", { toString: 1 }],
    ])("%s is refused", async (_, text) => {
      expect((await say(text)).status).toBe(400)
    })
    test.each(["n1gg3r", "N I G G E R", "ńíggér", "k.y.s kys"])("with the blocked word %j is refused", async (text) => {
      expect((await say(text)).status).toBe(422)
    })
    test.each([
      "<img src=x onerror=alert(1)>",
      "see https://evil.example/x",
      "'); drop table chat_messages; --",
      "👩‍👩‍👧‍👦 مرحبا 你好",
    ])("%j is stored and given back as text", async (text) => {
      expect((await say(text)).status).toBe(201)
      expect((await messages()).at(-1)?.text.length).toBeGreaterThan(5)
    })
    test("that is no UTF-8 is refused, also in the query and in the cookie", async () => {
      const body = Buffer.concat([Buffer.from('{"text":"a'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')])
      const headers = { host: "casino.example", origin: "https://casino.example", "content-type": "application/json" }
      const reply = await api.app.request("/api/chat/chat", {
        method: "POST",
        headers: { ...headers, cookie: annCookie, "x-forwarded-for": "10.0.0.1" },
        body,
      })
      expect(reply.status).toBe(400)
      expect((await api.get("/api/events/settledGames?game=%ff%fe")).status).toBe(400)
      expect((await say("gm", "casino-session=\u00ff\u00fe")).status).toBe(401)
    })
    test.each(["grape juice in Scunthorpe", "Hello from Nigeria", "I think I keep losing"])(
      "%j is an ordinary sentence",
      async (text) => {
        expect((await say(text)).status).toBe(201)
      },
    )
  })

  describe("the cooldown", () => {
    test("is 3 seconds per wallet", async () => {
      await say("one")
      const reply = await say("two", annCookie, "10.0.0.2")
      expect(reply.status).toBe(429)
      // Of three seconds, less what a slow machine took meanwhile.
      expect(["1", "2", "3"]).toContain(reply.headers.get("retry-after"))
    })
    test("is 3 seconds per network address", async () => {
      const other = await api.signIn(testWallet())
      await say("one")
      expect((await say("two", other)).status).toBe(429)
    })
    test("is not started by a refused message", async () => {
      await say("kys")
      expect((await say("hello")).status).toBe(201)
    })
    test("cannot be avoided by writing one's own forwarded address", async () => {
      await say("one")
      expect((await say("two", annCookie, "1.2.3.4, 10.0.0.1")).status).toBe(429)
    })
  })

  test("the same text twice in a row is refused", async () => {
    await say("buy now")
    const { db } = await api.database.get()
    await db.execute(sql`truncate rate_limits`)
    expect((await say("BUY NOW")).status).toBe(409)
  })

  test("a hundred messages are stored, the newest fifty are given", async () => {
    const { db } = await api.database.get()
    await db.execute(
      sql`insert into chat_messages (wallet, text, sent_at_ms) select ${ann.address}, 'm' || n, n from generate_series(1, 150) n`,
    )
    await say("the last")
    const { rows } = (await db.execute(sql`select count(*)::int as n from chat_messages`)) as unknown as {
      rows: { n: number }[]
    }
    expect(rows[0]?.n).toBe(100)
    const given = await messages()
    expect(given).toHaveLength(50)
    expect(given.at(-1)?.text).toBe("the last")
  })

  test("an unchanged poll is a 304 without a body, a changed one is new at once", async () => {
    const first = await api.get("/api/chat/chat")
    const etag = first.headers.get("etag") ?? ""
    const unchanged = await api.get("/api/chat/chat", { "if-none-match": etag })
    expect(unchanged.status).toBe(304)
    expect(await unchanged.text()).toBe("")
    await say("news")
    expect((await api.get("/api/chat/chat", { "if-none-match": etag })).status).toBe(200)
  })

  describe("moderation", () => {
    const order = async (action: string, by = api.owner) => {
      const signed = await api.signed(by, by === api.owner ? action : undefined)
      return api.post("/api/chat/moderation", { ...signed, action })
    }
    test("the owner deletes a message by signature", async () => {
      const { id } = (await (await say("spam")).json()) as { id: number }
      expect((await order(`chat-delete:${id}`)).status).toBe(200)
      expect(await messages()).toEqual([])
    })
    test("a signature for one action is worth nothing for another", async () => {
      await say("one")
      const signed = await api.signed(api.owner, "chat-delete:999")
      expect((await api.post("/api/chat/moderation", { ...signed, action: "chat-delete:1" })).status).toBe(403)
      expect(await messages()).toHaveLength(1)
    })
    test("a player's signature is refused, also with the owner's address in the body", async () => {
      await say("one")
      expect((await order("chat-delete:1", ann)).status).toBe(403)
      const signed = await api.signed(ann)
      const forged = { ...signed, wallet: api.owner.address, action: "chat-delete:1" }
      expect((await api.post("/api/chat/moderation", forged)).status).toBe(403)
    })
    test("a banned wallet's messages are removed and it cannot write until the ban ends", async () => {
      await say("one")
      await order(`chat-ban:${ann.address}:1`)
      expect(await messages()).toEqual([])
      const { db } = await api.database.get()
      await db.execute(sql`truncate rate_limits`)
      const refused = await say("two")
      expect(refused.status).toBe(403)
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
      await db.execute(sql`update chat_bans set until_ms = 0`)
      expect((await say("two")).status).toBe(201)
    })
    test("every order is in the audit log", async () => {
      await order(`chat-ban:${ann.address}:2`)
      const { db } = await api.database.get()
      const { rows } = (await db.execute(
        sql`select wallet, action from audit_log order by id desc limit 1`,
      )) as unknown as { rows: unknown[] }
      expect(rows).toEqual([{ wallet: api.owner.address, action: `chat-ban:${ann.address}:2` }])
    })
  })

  test("a report counts once per player, and only for a message that exists", async () => {
    await say("rude")
    const tell = (id: number) => api.post("/api/chat/report", { id }, { cookie: annCookie })
    expect((await tell(1)).status).toBe(200)
    expect((await tell(1)).status).toBe(200)
    expect((await tell(2)).status).toBe(404)
    expect((await api.post("/api/chat/report", { id: 1 })).status).toBe(401)
  })

  test.runIf(storage === "PostgreSQL")("a report of a message that is being deleted is answered with 404", async () => {
    const { id } = (await (await say("rude")).json()) as { id: number }
    const { db } = await api.database.get()
    let reply: Promise<Response> | undefined
    await db.transaction(async (tx) => {
      await tx.execute(sql`delete from chat_messages where id = ${id}`)
      reply = api.post("/api/chat/report", { id }, { cookie: annCookie })
      // Until the report waits for this transaction.
      const waiting = async () =>
        (await db.execute(sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)) as unknown as {
          rows: unknown[]
        }
      await expect.poll(async () => (await waiting()).rows.length).toBe(1)
    })
    expect((await reply)?.status).toBe(404)
  })

  describe("reported messages", () => {
    const reports = (cookie = "") => api.get("/api/chat/reports", { cookie })
    const asOwner = async () =>
      v.parse(reportedMessages, await (await reports(await api.signIn(api.owner))).json()).messages

    test("are listed for the owner with their number of reports, newest first, until they are deleted", async () => {
      await say("rude")
      const { db } = await api.database.get()
      for (const text of ["ruder", "harmless"]) {
        await db.execute(sql`truncate rate_limits`)
        await say(text)
      }
      expect(await asOwner()).toEqual([])
      const bob = await api.signIn(testWallet())
      await api.post("/api/chat/report", { id: 1 }, { cookie: bob })
      await api.post("/api/chat/report", { id: 2 }, { cookie: bob })
      await api.post("/api/chat/report", { id: 2 }, { cookie: annCookie })
      const author = { wallet: ann.address, user: displayName(ann.address) }
      expect(await asOwner()).toMatchObject([
        { id: 2, text: "ruder", reports: 2, ...author },
        { id: 1, text: "rude", reports: 1, ...author },
      ])
      const action = "chat-delete:2"
      await api.post("/api/chat/moderation", { ...(await api.signed(api.owner, action)), action })
      expect((await asOwner()).map(({ id }) => id)).toEqual([1])
    })
    test("are read by nobody but the owner", async () => {
      expect([(await reports()).status, (await reports(annCookie)).status]).toEqual([403, 403])
    })
  })
})
