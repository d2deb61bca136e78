import * as v from "valibot"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { accessOverride, defaultAccessOverride, overrideAction } from "../contract/access-override"
import { challenge } from "../contract/session"
import { storages } from "../testing/storage"
import { type TestApi, testApi, testWallet } from "../testing/test-api"

describe.each(storages)("on %s:", (storage) => {
  let api: TestApi
  beforeAll(async () => {
    api = await testApi(storage)
  }, 60_000)
  afterAll(() => api.close())

  const closed = { enabled: true, accessMessage: "Maintenance until noon.", offlineMessage: "We will be back soon!" }
  const current = async () => v.parse(accessOverride, await (await api.get("/api/admin/access-override")).json())

  test("the casino is open until the owner closes it by signature, for everyone at once", async () => {
    expect(await current()).toEqual(defaultAccessOverride)
    const signed = await api.signed(api.owner, overrideAction(closed))
    const reply = await api.post("/api/admin/access-override", { ...signed, content: closed })
    expect(reply.status).toBe(200)
    expect(await current()).toMatchObject(closed)
  })

  test("a signature counts for the content that was signed, once, and by the owner only", async () => {
    const signed = await api.signed(api.owner, overrideAction(closed))
    const other = { ...closed, accessMessage: "Closed for good." }
    expect((await api.post("/api/admin/access-override", { ...signed, content: other })).status).toBe(403)
    expect((await api.post("/api/admin/access-override", { ...signed, content: closed })).status).toBe(403)
    const stranger = await api.signed(testWallet())
    expect((await api.post("/api/admin/access-override", { ...stranger, content: closed })).status).toBe(403)
    expect(await current()).toMatchObject(closed)
  })

  test("the longest messages pass, which a request's address would not hold", async () => {
    const long = { enabled: false, accessMessage: "\u5e78".repeat(500), offlineMessage: "\u904b".repeat(500) }
    const asked = await api.post("/api/session/challenge", { wallet: api.owner.address, action: overrideAction(long) })
    const { message } = v.parse(challenge, await asked.json())
    const signed = { wallet: api.owner.address, message, signature: api.owner.sign(message) }
    expect((await api.post("/api/admin/access-override", { ...signed, content: long })).status).toBe(200)
    expect(await current()).toMatchObject(long)
  })

  test.each([{}, { enabled: "yes" }, { ...closed, accessMessage: "x".repeat(501) }])(
    "%j is refused",
    async (content) => {
      const signed = await api.signed(api.owner)
      expect((await api.post("/api/admin/access-override", { ...signed, content })).status).toBe(400)
    },
  )
})
