import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { isDatabaseAway } from "../database/database-away"
import { type Database, type DatabasePlace, openDatabase } from "../database/open-database"
import { openSharedStorage, type SharedStorage } from "../testing/storage"
import { singleIndexer } from "./single-indexer"

let storage: SharedStorage
let one: Database
let other: Database
beforeAll(async () => {
  storage = await openSharedStorage("PostgreSQL")
  one = await openDatabase(storage.place)
  await one.db.execute(sql`create table moved_clock as select clock_timestamp() as now`)
  await one.db.execute(
    sql`create function public.clock_timestamp() returns timestamptz language sql as 'select now from public.moved_clock'`,
  )
  other = await openDatabase(withMovedClock(storage.place))
}, 60_000)
afterAll(async () => {
  await one.close()
  await other.close()
  await storage.close()
})

/** Connections to which the test says what time it is: they find its function before PostgreSQL's own. */
function withMovedClock(place: DatabasePlace): DatabasePlace {
  if (!("url" in place)) throw new Error("Only a server has a clock of its own.")
  return { url: `${place.url}?options=${encodeURIComponent("-c search_path=public,pg_catalog")}` }
}
/** From now on the other process finds each process that was silent until this moment silent for `ms`, however long it takes. */
const moveClock = (ms: number) =>
  one.db.execute(sql`update moved_clock set now = pg_catalog.clock_timestamp() + ${ms} * interval '1 ms'`)

const reading = (database: Database, frozenMs: number) => {
  let steps = 0
  const step = async () => {
    steps += 1
    return { more: false, nextMs: null }
  }
  const changes: boolean[] = []
  const onReading = (isReading: boolean) => void changes.push(isReading)
  const single = singleIndexer({ step }, async () => database, { frozenMs, onReading })
  return { ...single, changes, steps: () => steps }
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe("two processes on one database", () => {
  test("read one at a time, and a holder that has stopped loses the lock to the other", async () => {
    const frozenMs = 60_000
    const [first, second] = [reading(one, frozenMs), reading(other, frozenMs)]
    await first.step()
    // At work: each time it has held the lock for longer than a holder may be silent.
    for (let beat = 0; beat < 5; beat++) {
      await moveClock(frozenMs)
      await first.step()
      await second.step()
    }
    expect([first.steps(), second.steps()]).toEqual([6, 0])
    expect(first.changes).toEqual([true])
    // Stopped: an attempt ends its connection, and one of the next takes the lock, as soon as the server has closed it.
    await moveClock(frozenMs)
    await expect
      .poll(async () => {
        if (!second.isReading()) await second.step()
        return [second.steps(), second.isReading()]
      })
      .toEqual([1, true])
    await expect.poll(() => first.isReading()).toBe(false)
    await first.step()
    expect(first.steps()).toBe(6)
    await first.close()
    await second.close()
  })
})

test("queries that wait for a locked table end by themselves, and others are answered meanwhile", async () => {
  let lock: "asked for" | "held" | "no longer needed" = "asked for"
  const locking = other.db.transaction(async (tx) => {
    await tx.execute(sql`lock table settled_games in access exclusive mode`)
    lock = "held"
    // A transaction that does nothing is ended by the database.
    for (; lock === "held"; await pause(100)) await tx.execute(sql`select 1`)
  })
  await expect.poll(() => lock).toBe("held")
  try {
    const waiting = Array.from({ length: 12 }, () =>
      one.db.execute(sql`select count(*) from settled_games`).then(
        () => null,
        (error: unknown) => error,
      ),
    )
    await one.db.execute(sql`select count(*) from sessions`)
    const failures = (await Promise.all(waiting)).filter((error) => error !== null)
    expect(failures).toHaveLength(12)
    expect(failures.every(isDatabaseAway)).toBe(true)
  } finally {
    lock = "no longer needed"
    await locking
  }
})

test("connections say whose they are", async () => {
  const { rows } = (await one.db.execute(sql`show application_name`)) as unknown as { rows: unknown[] } // Of this query.
  expect(rows).toEqual([{ application_name: "dghrt-casino" }])
})
