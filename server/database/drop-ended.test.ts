import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { createLog, silentLog } from "../log"
import { openSharedStorage, type SharedStorage, storages } from "../testing/storage"
import { dropEnded, keepDroppingEnded } from "./drop-ended"
import { type LazyDatabase, lazyDatabase } from "./lazy-database"
import { challenges, rateLimits, sessions } from "./schema"

describe.each(storages)("on %s:", (kind) => {
  let storage: SharedStorage
  let database: LazyDatabase
  beforeAll(async () => {
    storage = await openSharedStorage(kind)
    database = lazyDatabase(storage.place)
    await database.get()
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await storage.close()
  })
  beforeEach(async () => {
    const { db } = await database.get()
    await db.execute(sql`truncate rate_limits, challenges, sessions`)
    const later = Date.now() + 3_600_000
    await db.insert(rateLimits).values([
      { key: "ended", count: 1, untilMs: 1 },
      { key: "running", count: 1, untilMs: later },
    ])
    const challenge = { wallet: "ann", action: "sign-in", message: "sign" }
    await db.insert(challenges).values([
      { ...challenge, nonce: "ended", expiresAtMs: 1 },
      { ...challenge, nonce: "running", expiresAtMs: later },
    ])
    await db.insert(sessions).values([
      { tokenHash: "ended", wallet: "ann", expiresAtMs: 1 },
      { tokenHash: "running", wallet: "ann", expiresAtMs: later },
    ])
  })

  const stored = async () => {
    const { db } = await database.get()
    return [
      ...(await db.select({ name: rateLimits.key }).from(rateLimits)),
      ...(await db.select({ name: challenges.nonce }).from(challenges)),
      ...(await db.select({ name: sessions.tokenHash }).from(sessions)),
    ].map(({ name }) => name)
  }

  test("what has ended is deleted without any request, and what runs stays", async () => {
    const dropping = keepDroppingEnded({ database: database.get, log: silentLog, pauseMs: 10 })
    await expect.poll(stored).toEqual(["running", "running", "running"])
    await dropping.close()
  })

  test("a failure is one line in the log and is tried again, and closing ends it", async () => {
    const lines: string[] = []
    let broken = true
    const source = () => (broken ? Promise.reject(new Error("deadlock detected")) : database.get())
    const log = createLog({ write: (line) => lines.push(line) })
    const dropping = keepDroppingEnded({ database: source, log, pauseMs: 10 })
    await expect.poll(() => lines.length).toBe(1)
    expect(lines[0]).toContain("deadlock detected")
    broken = false
    await expect.poll(() => lines.length).toBe(2)
    await dropping.close()
    expect(await stored()).toEqual(["running", "running", "running"])
    await (await database.get()).db.insert(rateLimits).values({ key: "ended", count: 1, untilMs: 1 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(await stored()).toContain("ended")
  })

  test.runIf(kind === "PostgreSQL")("a row that another process holds is not waited for", async () => {
    const { db } = await database.get()
    await db.transaction(async (tx) => {
      await tx.execute(sql`select * from rate_limits where key = 'ended' for update`)
      await dropEnded(await database.get())
      expect(await stored()).toEqual(["ended", "running", "running", "running"])
    })
    await dropEnded(await database.get())
    expect(await stored()).toEqual(["running", "running", "running"])
  })
})
