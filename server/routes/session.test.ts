import { sql } from "drizzle-orm"
import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { challenge, session } from "../contract/session"
import { storages } from "../testing/storage"
import { host, type TestApi, testApi, testWallet } from "../testing/test-api"

describe.each(storages)("on %s:", (storage) => {
  let api: TestApi
  beforeAll(async () => {
    api = await testApi(storage)
  }, 60_000)
  afterAll(() => api.close())

  const who = async (cookie: string) =>
    v.parse(session, await (await api.get("/api/session", { cookie })).json()).session

  describe("signing in", () => {
    test("names the site, the wallet and the time limit in the message", async () => {
      const { address } = testWallet()
      const reply = await api.get(`/api/session/challenge?wallet=${address}`)
      const { message, expiresAtMs } = v.parse(challenge, await reply.json())
      expect(message).toMatch(/^casino\.example wants you to sign in/)
      expect(message).toContain(address)
      expect(expiresAtMs - Date.now()).toBeGreaterThan(4 * 60_000)
    })

    test("gives a session in a cookie that scripts cannot read, and ends with signing out", async () => {
      const wallet = testWallet()
      const reply = await api.post("/api/session", await api.signed(wallet))
      expect(reply.status).toBe(200)
      const cookie = reply.headers.get("set-cookie") ?? ""
      expect(cookie).toMatch(/HttpOnly/)
      expect(cookie).toMatch(/SameSite=Strict/)
      expect(cookie).toMatch(/^__Host-casino-session=/)
      expect(cookie).toMatch(/; Path=\/;/)
      expect(cookie).toMatch(/Secure/)
      const value = cookie.split(";")[0] ?? ""
      expect(await who(value)).toMatchObject({ wallet: wallet.address, owner: false })
      await api.app.request("/api/session", {
        method: "DELETE",
        headers: { host: "casino.example", "content-type": "application/json", cookie: value },
      })
      expect(await who(value)).toBeNull()
    })

    test("over http gives a cookie that WebKit takes too, which https does not read", async () => {
      const local = { host: "localhost:5173", origin: "http://localhost:5173" }
      const wallet = testWallet()
      const asked = await api.get(`/api/session/challenge?wallet=${wallet.address}`, local)
      const { message } = v.parse(challenge, await asked.json())
      const body = { wallet: wallet.address, message, signature: wallet.sign(message) }
      const cookie = (await api.post("/api/session", body, local)).headers.get("set-cookie") ?? ""
      expect(cookie).toMatch(/^casino-session=/)
      expect(cookie).not.toMatch(/Secure/)
      const value = cookie.split(";")[0] ?? ""
      expect(await who(value)).toMatchObject({ wallet: wallet.address })
      const secure = await api.get("/api/session", { cookie: value, "x-forwarded-proto": "https" })
      expect(v.parse(session, await secure.json()).session).toBeNull()
    })

    test("is ended in every browser of the wallet by signing out everywhere, and of no other wallet", async () => {
      const wallet = testWallet()
      const [phone, laptop, other] = [
        await api.signIn(wallet, "10.3.0.1"),
        await api.signIn(wallet, "10.3.0.2"),
        await api.signIn(testWallet(), "10.3.0.3"),
      ]
      const signOut = (cookie: string) =>
        api.app.request("/api/session?everywhere=true", {
          method: "DELETE",
          headers: { host, "content-type": "application/json", cookie },
        })
      await signOut("casino-session=unknown")
      expect(await who(laptop)).not.toBeNull()
      await signOut(phone)
      expect([await who(phone), await who(laptop)]).toEqual([null, null])
      expect(await who(other)).not.toBeNull()
    })

    test("as the operator's wallet is marked as the owner", async () => {
      expect(await who(await api.signIn(api.owner))).toMatchObject({ owner: true })
    })
  })

  describe("a sign-in is refused", () => {
    test("when the same signature comes twice", async () => {
      const signed = await api.signed(testWallet())
      expect((await api.post("/api/session", signed)).status).toBe(200)
      expect((await api.post("/api/session", signed)).status).toBe(401)
    })
    test("when another wallet signed", async () => {
      const signed = await api.signed(testWallet())
      expect((await api.post("/api/session", { ...signed, signature: testWallet().sign(signed.message) })).status).toBe(
        401,
      )
    })
    test("when the message was altered", async () => {
      const wallet = testWallet()
      const { message } = await api.signed(wallet)
      const altered = message.replace("12 hours", "12 years")
      const body = { wallet: wallet.address, message: altered, signature: wallet.sign(altered) }
      expect((await api.post("/api/session", body)).status).toBe(401)
    })
    test("when the message is for another site", async () => {
      const signed = await api.signed(testWallet())
      const reply = await api.post("/api/session", signed, { host: "localhost", origin: "https://localhost" })
      expect(reply.status).toBe(401)
    })
    test("when another site passed the challenge on to its visitors under its own name", async () => {
      const relayed = { host: "evil.example", origin: "https://evil.example", "x-forwarded-host": "evil.example" }
      const { address } = testWallet()
      const asked = await api.get(`/api/session/challenge?wallet=${address}`, relayed)
      expect(asked.status).toBe(403)
      const signed = await api.signed(testWallet())
      const reply = await api.post("/api/session", signed, relayed)
      expect([reply.status, reply.headers.get("set-cookie")]).toEqual([403, null])
    })
    test("when the message has expired", async () => {
      const signed = await api.signed(testWallet())
      const { db } = await api.database.get()
      await db.execute(sql`update challenges set expires_at_ms = 1`)
      expect((await api.post("/api/session", signed)).status).toBe(401)
    })
    test("when the body is not UTF-8", async () => {
      const { wallet, message, signature } = await api.signed(testWallet())
      const body = Buffer.concat([
        Buffer.from(`{"wallet":"${wallet}","signature":"${signature}","x":"`),
        Buffer.from([0xc3, 0x28, 0xff]),
        Buffer.from(`","message":${JSON.stringify(message)}}`),
      ])
      const headers = { host, origin: `https://${host}`, "content-type": "application/json" }
      expect((await api.app.request("/api/session", { method: "POST", headers, body })).status).toBe(400)
    })
    test("when it comes from another site's page", async () => {
      const signed = await api.signed(testWallet())
      expect((await api.post("/api/session", signed, { origin: "https://evil.example" })).status).toBe(403)
    })
    test.each([
      ["no JSON", "{"],
      ["nothing", ""],
      ["a list", []],
      ["numbers", { wallet: 1, message: 2, signature: 3 }],
      ["a nested body", `${"[".repeat(900)}${"]".repeat(900)}`],
    ])("when the body is %s", async (_, body) => {
      expect((await api.post("/api/session", body)).status).toBe(400)
    })
    test("when the body is huge or of another type", async () => {
      expect((await api.post("/api/session", "x".repeat(5_000))).status).toBe(413)
      expect((await api.post("/api/session", "a=1", { "content-type": "text/plain" })).status).toBe(415)
    })
  })

  test("a session ends after its time, and is not prolonged by its use", async () => {
    const cookie = await api.signIn(testWallet())
    expect(await who(cookie)).not.toBeNull()
    const { db } = await api.database.get()
    await db.execute(sql`update sessions set expires_at_ms = 1`)
    expect(await who(cookie)).toBeNull()
  })

  test("headers that name the owner, or another wallet's session, give no rights", async () => {
    const cookie = await api.signIn(testWallet())
    const { address } = api.owner
    const forged = {
      ...{ "x-wallet": address, "x-owner": address, "x-user": address, "x-forwarded-user": address },
      ...{ authorization: `Bearer ${address}`, "x-real-ip": "127.0.0.1", forwarded: `for=127.0.0.1;by=${address}` },
    }
    const session = async (cookie: string) => (await api.get("/api/session", { ...forged, cookie })).json()
    expect(await session(cookie)).toMatchObject({ session: { owner: false } })
    for (const cookie of ["", `casino-session=${address}`, `casino-session=${"0".repeat(43)}`, "owner=true"])
      expect(await session(cookie)).toEqual({ session: null })
    const order = { ...(await api.signed(testWallet())), wallet: address, action: "chat-delete:1" }
    expect((await api.post("/api/chat/moderation", order, { ...forged, cookie })).status).toBe(403)
    const content = { enabled: true, accessMessage: "closed", offlineMessage: "closed" }
    expect((await api.post("/api/admin/access-override", { ...order, content }, { ...forged, cookie })).status).toBe(
      403,
    )
  })

  test("an owner's challenge is given to the owner's wallet only", async () => {
    const stranger = testWallet()
    const asked = (wallet: string) => api.get(`/api/session/challenge?wallet=${wallet}&action=chat-delete:1`)
    expect((await asked(stranger.address)).status).toBe(403)
    expect((await asked(api.owner.address)).status).toBe(200)
  })

  test("challenges are limited per network address, with the time to wait", async () => {
    const { address } = testWallet()
    let last = new Response()
    for (let count = 0; count <= 30; count++)
      last = await api.get(`/api/session/challenge?wallet=${address}`, { "x-forwarded-for": "10.9.9.9" })
    expect(last.status).toBe(429)
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0)
  })

  test("signatures, messages and addresses stay out of the log", async () => {
    const wallet = testWallet()
    await api.signIn(wallet)
    expect(api.lines.length).toBeGreaterThan(0)
    expect(api.lines.join("\n")).not.toContain(wallet.address)
  })
})
