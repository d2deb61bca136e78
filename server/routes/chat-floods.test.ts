import { sql } from "drizzle-orm"
import * as v from "valibot"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { messagesPerMinute } from "../chat/chat-store"
import { overrideAction } from "../contract/access-override"
import { chatMessages, posted, reportedMessages } from "../contract/chat"
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

test("all wallets together write sixty messages a minute", async () => {
  const cookie = await api.signIn(testWallet())
  const statuses: number[] = []
  for (let index = 0; index <= messagesPerMinute.count; index++) {
    statuses.push((await say(`message ${index}`, cookie)).status)
    await cooledDown()
  }
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([201]))
  expect(statuses.at(-1)).toBe(429)
  expect((await say("from elsewhere", await api.signIn(testWallet(), "10.0.0.2"), "10.0.0.2")).status).toBe(429)
})

describe("a new wallet at the network address of a banned one", () => {
  const shown = async () =>
    v.parse(chatMessages, await (await api.get("/api/chat/chat")).json()).messages.map(({ text }) => text)
  const lists = async () =>
    v.parse(
      reportedMessages,
      await (await api.get("/api/chat/reports", { cookie: await api.signIn(api.owner) })).json(),
    )
  let known = ""
  let bannedWallet: TestWallet
  beforeEach(async () => {
    known = await api.signIn(testWallet())
    bannedWallet = testWallet()
    await say("from before", known)
    await cooledDown()
    await say("rude", await api.signIn(bannedWallet))
    await cooledDown()
    await order(api.owner, `chat-ban:${bannedWallet.address}:48`)
  })

  test("waits until the owner shows its message, and then writes as the others do", async () => {
    const cookie = await api.signIn(testWallet())
    const reply = await say("I am somebody else", cookie)
    expect(reply.status).toBe(202)
    const { waitsUntilMs = 0 } = v.parse(posted, await reply.json())
    const hours = (waitsUntilMs - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(24.01)
    await cooledDown()
    // One message waits, so that a flood of them deletes nothing that is shown.
    expect((await say("hello?", cookie)).status).toBe(403)
    expect(await shown()).toEqual(["from before"])
    const [waiting] = (await lists()).waiting
    expect(waiting?.text).toBe("I am somebody else")
    const { message } = await api.signed(api.owner, `chat-restore:${waiting?.id}`)
    expect(message).toContain(`("I am somebody else") and let its author chat.`)
    expect((await order(api.owner, `chat-restore:${waiting?.id}`)).status).toBe(200)
    expect(await shown()).toEqual(["from before", "I am somebody else"])
    await (await database()).execute(sql`delete from chat_messages`)
    expect((await say("thank you", cookie)).status).toBe(201)
    expect((await lists()).waiting).toEqual([])
  })

  test("waits no longer once the ban is lifted, or a day is over, and others do not wait at all", async () => {
    expect((await say("still here", known)).status).toBe(201)
    await cooledDown()
    const cookie = await api.signIn(testWallet(), "10.0.0.2")
    expect((await say("at another address", cookie, "10.0.0.2")).status).toBe(201)
    await cooledDown()
    expect((await say("I am known from there", cookie)).status).toBe(201)
    await cooledDown()
    await (await database()).execute(sql`delete from rate_limits where key like 'chat:new-posters:%'`)
    const other = await api.signIn(testWallet())
    expect((await say("I wait", other)).status).toBe(202)
    await cooledDown()
    await (await database()).execute(
      sql`update rate_limits set until_ms = 0 where key like 'chat:poster:%' or key like 'chat:waiting:%'`,
    )
    expect((await say("a day later", other)).status).toBe(201)
    await cooledDown()
    await order(api.owner, `chat-unban:${bannedWallet.address}`)
    await (await database()).execute(sql`truncate rate_limits`)
    expect((await say("after the ban", await api.signIn(testWallet()))).status).toBe(201)
  })
})

test.each([
  ["a hidden text and an order of letters", "gm\u{e0068}\u{e0069}\u202e \u2066all\u00ad\u200b\u180e", "gm all"],
  ["joiners between Latin letters", "ev\u200dil\u200c", "evil"],
  ["emoji of several", "\u{1f469}\u200d\u{1f469}\u200d\u{1f466} \u2764\ufe0f\u200d\u{1f525} \u{1f44b}\u{1f3fd}", null],
  ["Persian and Hindi joiners", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u0915\u094d\u200d\u0937", null],
  ["a pile of marks", `Z${"\u0336\u0321\u0353\u031b\u0344\u030f".repeat(20)}algo`, "Z\u0336\u0321\u0353\u031balgo"],
])("of %s it is stored what can be seen", async (_, text, stored) => {
  expect((await say(text, await api.signIn(testWallet()))).status).toBe(201)
  const { messages } = v.parse(chatMessages, await (await api.get("/api/chat/chat")).json())
  expect(messages[0]?.text).toBe(stored ?? text)
})

describe("moderation", () => {
  test("reports of one network address are limited", async () => {
    await say("a message", await api.signIn(testWallet()))
    const statuses: number[] = []
    for (let count = 0; count < 21; count++) {
      if (count % 5 === 0) await (await database()).execute(sql`delete from rate_limits where key like 'challenges:%'`)
      const cookie = await api.signIn(testWallet())
      statuses.push((await api.post("/api/chat/report", { id: 1 }, { cookie, "x-forwarded-for": "10.0.0.1" })).status)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })

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
    expect(await lists()).toEqual({ messages: [], removed: [], waiting: [], bans: [] })
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
