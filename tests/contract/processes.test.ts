import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { chatTopic } from "../../server/chat/chat-store"
import { openDatabase } from "../../server/database/open-database"
import { openStorage, type TestStorage } from "../../server/testing/storage"
import { strainLimits, talkAcross } from "../load/processes"
import { type ApiProcess, startApi } from "../support/api-process"
import { Chatters, chatOf } from "../support/chatters"

// Several API processes on one PostgreSQL server, whose clocks differ by an hour and a day.

let storage: TestStorage
let processes: ApiProcess[]
const offsetsMs = [0, 3_600_000, -86_400_000]

beforeAll(async () => {
  storage = await openStorage("PostgreSQL")
  const { place } = storage
  // One after the other: on two cores three starts at once would take longer.
  processes = []
  for (const clockOffsetMs of offsetsMs) processes.push(await startApi({ place, clockOffsetMs }))
}, 180_000)
afterAll(async () => {
  for (const one of processes) await one.stop()
  await storage.close()
})

/** Nobody can post until one who waits for it has been refused, as with a database whose disk does not answer. */
async function blockPosts(): Promise<void> {
  const database = await openDatabase(storage.place)
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${chatTopic}))`)
    const waiting = async () => {
      const { rows } = (await tx.execute(
        sql`select pid || ' ' || waitstart as waiter from pg_locks where locktype = 'advisory' and not granted`,
      )) as unknown as { rows: { waiter: string | null }[] } // Of this query; null in the moment before it waits.
      return rows.flatMap(({ waiter }) => waiter ?? [])
    }
    let first: string | undefined
    await expect.poll(async () => ([first] = await waiting()), { timeout: 60_000 }).not.toEqual([])
    await expect.poll(waiting).not.toContain(first)
  })
  await database.close()
}

const patient = { timeout: 60_000 }
const at = (index: number): string => processes[index]?.url ?? ""

describe("three processes whose clocks differ", patient, () => {
  test("lose, double and reorder no message", async () => {
    const { acknowledged, lost, doubled, reordered } = await talkAcross(processes, { messages: 30, perSecond: 10 })
    expect(acknowledged).toBe(30)
    expect({ lost, doubled, reordered }).toEqual({ lost: [0, 0, 0], doubled: 0, reordered: 0 })
  })

  test("refuse what the database does not take in time, and show it once when it is sent again", async () => {
    const blocked = blockPosts()
    const { acknowledged, refusals, lost, doubled, reordered } = await talkAcross(processes, {
      ...{ messages: 12, perSecond: 4, firstAddress: 1_000 },
    })
    await blocked
    expect(refusals).toBeGreaterThan(0)
    expect({ acknowledged, lost, doubled, reordered }).toEqual({
      acknowledged: 12,
      lost: [0, 0, 0],
      doubled: 0,
      reordered: 0,
    })
  })

  test("accept one of a wallet's simultaneous messages, and one address's challenges up to the limit", async () => {
    const { acceptedAtOnce, challenges } = await strainLimits(processes)
    expect(acceptedAtOnce).toEqual([1, 1, 1, 1, 1])
    expect(challenges.given).toBe(30)
  })

  test("take a sign-in that another one has begun, and give messages the database's time", async () => {
    for (const index of [0, 1, 2]) {
      const begunMs = Date.now()
      // The challenge and the session are from one process, the message goes to the next one.
      const chatters = await Chatters.signIn(at(index), 1, 100 + index)
      const text = `from process ${index}`
      expect(await chatters.say(at((index + 1) % 3), text)).toMatchObject({ status: 201 })
      const sentAtMs = async () => (await chatOf(at(index))).find((one) => one.text === text)?.ts ?? 0
      await expect.poll(sentAtMs).toBeGreaterThan(0)
      expect(Math.abs((await sentAtMs()) - begunMs)).toBeLessThan(30_000)
    }
  })

  test("ask for the rest of the cooldown, whatever their clocks say", async () => {
    const chatters = await Chatters.signIn(at(0), 1, 200)
    expect(await chatters.say(at(1), "first")).toMatchObject({ status: 201 })
    for (const said of await Promise.all([0, 1, 2].map((index) => chatters.say(at(index), `too early ${index}`)))) {
      expect(said).toMatchObject({ status: 429 })
      expect(said !== "unknown" && said.waitSeconds).toBeLessThanOrEqual(3)
    }
  })
})
