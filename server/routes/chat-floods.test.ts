import { sql } from "drizzle-orm"
import * as v from "valibot"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { overrideAction } from "../contract/access-override"
import { chatMessages, reportedMessages } from "../contract/chat"
import { displayName } from "../contract/display-name"
import { type TestApi, type TestWallet, testApi, testWallet } from "../testing/test-api"

let api: TestApi
beforeAll(async () => {
  api = await testApi()
}, 60_000)
afterAll(() => api.close())

const database = async () => (await api.database.get()).db
beforeEach(async () => {
  await (await database()).execute(sql`truncate chat_messages, chat_reports, chat_bans, rate_limits restart identity`)
})

const say = (text: string, cookie: string, from = "10.0.0.1") =>
  api.post("/api/chat/chat", { text }, { cookie, "x-forwarded-for": from })
/** As if the cooldown between two messages were over. */
const cooledDown = async () =>
  (await database()).execute(sql`delete from rate_limits where key like 'chat:wallet:%' or key like 'chat:address:%'`)
const order = async (wallet: TestWallet, action: string) =>
  api.post("/api/chat/moderation", { ...(await api.signed(wallet, action)), action })

test.each([
  ["a Braille blank", "\u2800"],
  ["Hangul fillers", "\u3164\u115f\uffa0"],
  ["a mark without a letter", "\u0301\ufe0f"],
  ["a soft hyphen", "\u00ad"],
])("a message of %s, which shows as empty, is refused", async (_, text) => {
  expect((await say(text, await api.signIn(testWallet()))).status).toBe(400)
})

test("a link is replaced before a message is stored, and a message of links alone is refused", async () => {
  const cookie = await api.signIn(testWallet())
  expect((await say("https://evil.example t.me/x", cookie)).status).toBe(422)
  expect((await say(`see evil.com ${"x".repeat(267)}`, cookie)).status).toBe(201)
  const { messages } = v.parse(chatMessages, await (await api.get("/api/chat/chat")).json())
  expect(messages[0]?.text).toMatch(/^see \[link\] x{267}$/)
})

test("a text is refused again while it is among the wallet's last ten", async () => {
  const cookie = await api.signIn(testWallet())
  const texts = Array.from({ length: 10 }, (_, index) => `message ${index}`)
  for (const text of texts) {
    expect((await say(text, cookie)).status).toBe(201)
    await cooledDown()
  }
  expect((await say("MESSAGE 0", cookie)).status).toBe(409)
  expect((await say("message 10", cookie)).status).toBe(201)
  await cooledDown()
  expect((await say("message 0", cookie)).status).toBe(201)
})

test("three wallets an hour begin to post from one address, and those that did go on", async () => {
  const cookies = await Promise.all(Array.from({ length: 4 }, () => api.signIn(testWallet())))
  const statuses: number[] = []
  for (const [index, cookie] of cookies.entries()) {
    statuses.push((await say(`hello ${index}`, cookie)).status)
    await cooledDown()
  }
  expect(statuses).toEqual([201, 201, 201, 429])
  expect((await say("again", cookies[0] ?? "")).status).toBe(201)
  await cooledDown()
  expect((await say("from elsewhere", cookies[3] ?? "", "10.0.0.2")).status).toBe(201)
})

test("a flood from 200 wallets of one address posts three messages, and a reader elsewhere still gets the list", async () => {
  const cookies: string[] = []
  for (let wallet = 0; wallet < 200; wallet++) {
    cookies.push(await api.signIn(testWallet()))
    // Sign-ins are limited too; here each wallet has signed in before.
    if (wallet % 10 === 0) await (await database()).execute(sql`truncate rate_limits`)
  }
  const flood = Promise.all(cookies.map((cookie, index) => say(`flood ${index}`, cookie)))
  const list = await api.get("/api/chat/chat")
  expect(list.status).toBe(200)
  const statuses = (await flood).map(({ status }) => status)
  // The address has a pause of its own between two messages, so that not even the three come at once.
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(3)
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
  const { messages } = v.parse(chatMessages, await (await api.get("/api/chat/chat")).json())
  expect(messages.length).toBeLessThanOrEqual(3)
})

describe("moderation", () => {
  test("reports of one player are limited", async () => {
    const cookie = await api.signIn(testWallet())
    await say("a message", cookie)
    const report = () => api.post("/api/chat/report", { id: 1 }, { cookie })
    const statuses = new Set<number>()
    for (let count = 0; count < 20; count++) statuses.add((await report()).status)
    expect([...statuses]).toEqual([200])
    expect((await report()).status).toBe(429)
  })

  test("a ban is lifted by the owner's signature, and by nobody else's", async () => {
    const wallet = testWallet()
    const cookie = await api.signIn(wallet)
    await order(api.owner, `chat-ban:${wallet.address}:24`)
    expect((await say("hello", cookie)).status).toBe(403)
    const lift = `chat-unban:${wallet.address}`
    const forged = { ...(await api.signed(api.owner, lift)), wallet: wallet.address, action: lift }
    expect((await api.post("/api/chat/moderation", forged)).status).toBe(403)
    expect((await order(api.owner, lift)).status).toBe(200)
    expect((await say("hello", cookie)).status).toBe(201)
  })

  const texts = async () =>
    v.parse(chatMessages, await (await api.get("/api/chat/chat")).json()).messages.map(({ text }) => text)
  const lists = async () => {
    const cookie = await api.signIn(api.owner)
    return v.parse(reportedMessages, await (await api.get("/api/chat/reports", { cookie })).json())
  }

  test("what was deleted, and what a ban removed, is shown again in its place when the owner undoes it", async () => {
    const wallet = testWallet()
    const [cookie, other] = [await api.signIn(wallet), await api.signIn(testWallet())]
    for (const [text, from] of [
      ["first", cookie],
      ["second", other],
      ["third", cookie],
    ] as const) {
      await say(text, from)
      await cooledDown()
    }
    await order(api.owner, "chat-delete:3")
    expect(await texts()).toEqual(["first", "second"])
    await order(api.owner, `chat-ban:${wallet.address}:24`)
    expect(await texts()).toEqual(["second"])
    expect(await lists()).toMatchObject({ removed: [{ id: 3, text: "third" }], bans: [{ wallet: wallet.address }] })
    await order(api.owner, `chat-unban:${wallet.address}`)
    expect(await texts()).toEqual(["first", "second"])
    await order(api.owner, "chat-restore:3")
    expect(await texts()).toEqual(["first", "second", "third"])
    expect(await lists()).toEqual({ messages: [], removed: [], bans: [] })
  })

  test("the owner signs in words what is done, with the texts of others in quotes", async () => {
    const wallet = testWallet()
    await say('send "SOL" here', await api.signIn(wallet))
    const name = displayName(wallet.address)
    const signedText = async (action: string) => (await api.signed(api.owner, action)).message.split("\n")[3]
    expect(await signedText("chat-delete:1")).toContain(
      `Confirm as the owner: delete chat message 1 by ${name} ("send \\"SOL\\" here"). This sends no transaction`,
    )
    expect(await signedText(`chat-ban:${wallet.address}:24`)).toContain(
      `ban ${name} (${wallet.address}) from the chat for 24 hours and remove what they wrote.`,
    )
    expect(await signedText(`chat-unban:${wallet.address}`)).toContain(`lift the chat ban of ${name}`)
    const content = { enabled: true, accessMessage: "Back at noon.\nNonce: 0", offlineMessage: "Soon!" }
    expect(await signedText(overrideAction(content))).toContain(
      'close the casino for everyone, with the messages "Back at noon.\\nNonce: 0" and "Soon!".',
    )
  })
})
