import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Database, openDatabase } from "../database/open-database"
import { emptyDatabase } from "../database/testing/empty-folder"
import { numberedChain } from "../testing/numbered-chain"
import { sampleGame } from "../testing/sample-game"
import type { Step } from "./indexer"

const folder = mkdtempSync(join(tmpdir(), "casino-indexer-"))
let database: Database
beforeAll(async () => {
  await emptyDatabase(join(folder, "database"))
  database = await openDatabase({ folder: join(folder, "database") })
}, 60_000)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

let chains = 0
const numbered = (pageSize?: number) => numberedChain(database, `numbered-${++chains}`, pageSize)

/** Sixty transactions in front of what is known, of which a step reads a few. */
async function flooded() {
  const chain = await numbered()
  chain.happen(1)
  await finish(chain.step)
  chain.happen(60)
  chain.reads.length = 0
  return { ...chain, finish: () => finish(chain.step) }
}

async function finish(step: () => Promise<Step>) {
  while ((await step()).more);
}

// The database is real, and slow where others keep the machine busy.
describe("an indexer", { timeout: 60_000 }, () => {
  test("reads the newest page first and then what lies before it, and nothing twice", async () => {
    const { happen, step, known, expected, asked } = await numbered()
    happen(13)
    expect((await step()).more).toBe(true)
    expect(await known()).toEqual(expected().filter((signature) => Number(signature) > 3))
    await finish(step)
    expect(await known()).toEqual(expected())
    expect(asked.filter((range) => range.endsWith("first"))).toEqual(["now..first", "9..first", "4..first"])
  })

  test("goes on where it was stopped, while new plays come in faster than a page", async () => {
    const { happen, step, known, expected, plays } = await numbered()
    happen(23)
    for (let restarts = 0; restarts < 4; restarts++) {
      await step()
      happen(12)
    }
    await finish(step)
    expect(await known()).toEqual(expected())
    expect(await plays.unread()).toEqual([])
  })

  test("passes by a transaction that the node does not return, and asks for it again after a pause", async () => {
    const { happen, hide, step, known, expected, queries, plays, pass } = await numbered()
    happen(4)
    await finish(step)
    hide("7")
    happen(4)
    const { nextMs } = await step()
    expect(nextMs).toBe(1_009)
    expect((await plays.head())?.newest).toBe("8")
    expect(await known()).toEqual(expected().filter((signature) => signature !== "7"))
    pass(1_000)
    expect((await step()).nextMs).toBe(1_009 + 2_000)
    pass(60_000)
    for (let attempts = 0; attempts < 3; attempts++) {
      await step()
      pass(60_000)
    }
    expect((await queries.progress())?.complete).toBe(false)
    hide(null)
    await finish(step)
    expect(await known()).toEqual(expected())
    expect(await queries.totals(sampleGame().token)).toMatchObject({ plays: expected().length })
    expect((await queries.progress())?.complete).toBe(true)
  })

  test("takes back a play that was rolled back, and counts it where it landed again", async () => {
    const { happen, step, known, queries, rollBack, finalize, pass } = await numbered()
    finalize(3)
    happen(5)
    await finish(step)
    rollBack()
    rollBack(9)
    finalize(20)
    pass(20_000)
    await step()
    expect(await known()).toEqual(["2", "1"])
    expect((await queries.totals(sampleGame().token)).plays).toBe(2)
    pass(20_000)
    await step()
    expect(await known()).toEqual(["4", "2", "1"])
    expect(await queries.totals(sampleGame().token)).toEqual({ plays: 3, players: 1, volume: 3_000n })
  })

  test("takes nothing back that the node's history does not reach", async () => {
    const { happen, step, known, forget, finalize, rollBack, pass } = await numbered()
    finalize(3)
    happen(5)
    await finish(step)
    const before = await known()
    rollBack()
    forget(6)
    finalize(20)
    pass(20_000)
    await step()
    expect(await known()).toEqual(before)
    forget(0)
    pass(20_000)
    await step()
    expect(await known()).not.toEqual(before)
  })

  test("takes nothing back when another node is asked in the middle of its check", async () => {
    const { happen, step, known, finalize, rollBack, pass, changeNode } = await numbered()
    finalize(3)
    happen(5)
    await finish(step)
    rollBack()
    finalize(20)
    pass(20_000)
    changeNode("backup")
    await step()
    expect(await known()).toEqual(["5", "4", "2", "1"])
    await step()
    expect(await known()).toEqual(["4", "2", "1"])
  })

  test("counts nothing as missing for a play that was rolled back for good, and asks for it no more", async () => {
    const { happen, step, queries, rollBack, finalize, pass, plays } = await numbered()
    finalize(3)
    happen(5)
    await finish(step)
    rollBack()
    finalize(20)
    for (let minute = 0; minute < 12; minute++) {
      pass(60_000)
      await finish(step)
      expect((await queries.progress())?.complete).toBe(true)
    }
    expect((await plays.due(0, 1)).nextMs).toBeNull()
  })

  test.each([
    ["a first reading", 0],
    ["a later reading", 2],
  ])("calls %s from a node with little history incomplete, until a node with all of it answers", async (_, before) => {
    const { happen, step, known, expected, forget, queries } = await numbered()
    happen(before)
    await finish(step)
    happen(20)
    forget(15)
    for (let readings = 0; readings < 2; readings++) {
      await finish(step)
      expect((await known()).length).toBeLessThan(expected().length)
      expect((await queries.progress())?.complete).toBe(false)
    }
    forget(0)
    await finish(step)
    expect(await known()).toEqual(expected())
    expect((await queries.progress())?.complete).toBe(true)
  })

  test("is complete from a casino's first play on, whatever the node has forgotten from before it", async () => {
    const { happen, step, forget, known, queries } = await numbered()
    forget(1)
    await finish(step)
    happen(2)
    await finish(step)
    expect(await known()).toEqual(["2", "1"])
    expect((await queries.progress())?.complete).toBe(true)
  })

  test("reads older bets once more for what they paid to referrers only when no plays are left", async () => {
    const { happen, step, plays, reads, known, expected, queries } = await numbered()
    happen(12)
    await finish(step)
    reads.length = 0
    await plays.saveNews({ games: [], openBets: [], missing: [], rest: { before: "13", until: null } }, null, 9)
    await database.db.execute(sql`update unread_spans set for_shares = true where source_id = ${plays.sourceId}`)
    happen(20)
    await step()
    expect(reads.some((signature) => Number(signature) < 13)).toBe(false)
    expect((await queries.progress())?.complete).toBe(false)
    await finish(step)
    expect(reads).toEqual(expect.arrayContaining(["1", "11", "32"]))
    expect(await known()).toEqual(expected())
    expect(await plays.unread()).toEqual([])
  })

  test("reads a play that a socket has named in front of foreign transactions, and never a failed one", async () => {
    const { happen, hinted, known, reads, queries, finish: end } = await flooded()
    await hinted("20")
    expect(await known()).toContain("20")
    expect(reads.indexOf("20")).toBe(0)
    expect(reads.some((signature) => Number(signature) % 3 === 0)).toBe(false)
    expect(reads.length).toBeLessThanOrEqual(1 + 2 * 5)
    // One that no node knows is not missing: a socket may say anything.
    await hinted("no such transaction")
    happen(1)
    await end()
    expect((await queries.progress())?.complete).toBe(true)
  })

  test("comes to the oldest plays while each step brings more foreign transactions than a page", async () => {
    const { happen, indexer, known } = await numbered()
    const { step } = indexer()
    happen(1)
    await step()
    for (let steps = 0; steps < 8; steps++) {
      happen(12)
      await step()
    }
    expect(await known()).toEqual(expect.arrayContaining(["1", "2", "4", "5", "7", "8"]))
  })

  test("reads beside another one without counting twice", async () => {
    const { happen, step, known, expected } = await numbered()
    happen(31)
    await Promise.all([step(), step(), step()])
    happen(9)
    await Promise.all([finish(step), finish(step)])
    expect(await known()).toEqual(expected())
  })

  test("knows that a chain without plays has none, and when it looked", async () => {
    const { step, plays } = await numbered()
    expect((await step()).more).toBe(false)
    expect(await plays.head()).toEqual({ newest: null, readAtMs: 9 })
  })

  test("notices failed transactions as read, though they settle nothing", async () => {
    const { happen, step, plays, known } = await numbered()
    happen(3)
    await step()
    expect((await plays.head())?.newest).toBe("3")
    expect(await known()).toEqual(["2", "1"])
  })
})
