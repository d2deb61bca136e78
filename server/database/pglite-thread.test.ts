import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { monitorEventLoopDelay } from "node:perf_hooks"
import type { Worker } from "node:worker_threads"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { PgliteThread } from "./pglite-thread"
import { emptyDatabaseWithoutTables } from "./testing/empty-folder"

const folder = mkdtempSync(join(tmpdir(), "casino-thread-"))
let database: PgliteThread
beforeAll(async () => {
  await emptyDatabaseWithoutTables(join(folder, "database"))
  database = await PgliteThread.open(join(folder, "database"))
  await database.query("create table things (id int primary key)")
}, 60_000)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

describe("an embedded database in its thread", { timeout: 60_000 }, () => {
  test("answers in objects or arrays, big numbers whole", async () => {
    const sql = "select 1 as one, $1::numeric as two"
    expect((await database.query(sql, ["18446744073709551615"])).rows).toEqual([
      { one: 1, two: "18446744073709551615" },
    ])
    expect((await database.query(sql, ["2"], { rowMode: "array" })).rows).toEqual([[1, "2"]])
  })

  test("undoes a transaction whose function throws, and stores one that returns", async () => {
    const broken = database.transaction(async (tx) => {
      await tx.query("insert into things values (1)")
      throw new Error("changed my mind")
    })
    await expect(broken).rejects.toThrow("changed my mind")
    expect(await database.transaction((tx) => tx.query("insert into things values (2)"))).toMatchObject({
      affectedRows: 1,
    })
    expect((await database.query("select id from things")).rows).toEqual([{ id: 2 }])
  })

  test("gives an error its code, in a transaction too, and goes on", async () => {
    await expect(database.query("insert into things values (2)")).rejects.toMatchObject({ code: "23505" })
    await expect(database.transaction((tx) => tx.query("insert into things values (2)"))).rejects.toMatchObject({
      code: "23505",
    })
    expect((await database.query("select count(*)::int as count from things")).rows).toEqual([{ count: 1 }])
  })

  test("passes notifications on until they are no longer wanted", async () => {
    const heard: string[] = []
    const stop = await database.listen("news", (payload) => heard.push(payload))
    await database.query("notify news, 'one'")
    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(["one"])
    await stop()
    await database.query("notify news, 'two'")
    await database.query("select 1")
    expect(heard).toEqual(["one"])
  })

  test("does not block this thread while a slow query runs", async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const begunMs = performance.now()
    await database.query("select count(*) from generate_series(1, 3000000) n where n % 7 = 3")
    const tookMs = performance.now() - begunMs
    delay.disable()
    expect(tookMs).toBeGreaterThan(100)
    // Half of the query's time would be a query on this thread; what is left is the machine's own noise.
    expect(delay.percentile(99) / 1e6).toBeLessThan(tookMs / 2)
  })

  test("refuses work after it was closed", async () => {
    await emptyDatabaseWithoutTables(join(folder, "other"))
    const other = await PgliteThread.open(join(folder, "other"))
    await other.close()
    await expect(other.query("select 1")).rejects.toThrow("closed")
    await other.close()
  })

  test("says when it ends by itself, and not when it is closed", async () => {
    await emptyDatabaseWithoutTables(join(folder, "lost"))
    const lost: string[] = []
    const open = () => PgliteThread.open(join(folder, "lost"), ({ message }) => lost.push(message))
    const closed = await open()
    await closed.close()
    expect(lost).toEqual([])
    const other = await open()
    const waiting = other.query("select pg_sleep(60)")
    const { worker } = other as unknown as { worker: Worker } // What a crash of it looks like from here.
    await Promise.all([expect(waiting).rejects.toThrow("has stopped"), worker.terminate()])
    expect(lost).toEqual(["The embedded database has stopped."])
  })

  test("says what is wrong with a folder that is no database", async () => {
    await expect(PgliteThread.open("/dev/null/nothing")).rejects.toThrow()
  })
})
