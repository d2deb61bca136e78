import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type Database, openDatabase } from "../database/open-database"
import { PlayStore, type SettledGame } from "../database/play-store"
import { emptyDatabase } from "../database/testing/empty-folder"
import { createIndexer } from "./indexer"
import type { PlayChain } from "./play-chain"

const sol = "So11111111111111111111111111111111111111112"
const settled = (signature: string): SettledGame => ({
  signature,
  eventIndex: 0,
  slot: Number(signature),
  timeMs: 0,
  creator: "creator",
  player: "ann",
  token: sol,
  wager: 1n,
  payout: 0n,
  jackpot: 0n,
  multiplierBps: 0,
})

const folder = mkdtempSync(join(tmpdir(), "casino-indexer-"))
let database: Database
let chains = 0
beforeAll(async () => {
  await emptyDatabase(join(folder, "database"))
  database = await openDatabase({ folder: join(folder, "database") })
}, 60_000)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A chain of numbered transactions: every third failed, and each other one settled a play. */
function numbered(pageSize = 5) {
  const ledger: string[] = []
  const asked: string[] = []
  let hidden: string | null = null
  const failed = (signature: string) => Number(signature) % 3 === 0
  const chain: PlayChain = {
    genesisHash: async () => "numbered",
    async signatures({ before, until, limit }) {
      asked.push(`${before ?? "now"}..${until ?? "first"}`)
      const newest = ledger.toReversed()
      const from = before === undefined ? 0 : newest.indexOf(before) + 1
      const to = until !== undefined && newest.includes(until) ? newest.indexOf(until) : newest.length
      return newest
        .slice(from, Math.min(to, from + limit))
        .map((signature) => ({ signature, failed: failed(signature) }))
    },
    async settledGames(signatures) {
      if (hidden && signatures.includes(hidden)) throw new Error("unknown transaction")
      return signatures.map(settled)
    },
  }
  const plays = new PlayStore(database, { chain: `numbered-${++chains}`, creator: "creator" })
  return {
    plays,
    asked,
    happen: (count: number) => {
      for (let added = 0; added < count; added++) ledger.push(String(ledger.length + 1))
    },
    hide: (signature: string | null) => {
      hidden = signature
    },
    expected: () => ledger.filter((signature) => !failed(signature)).toReversed(),
    known: async () => (await plays.page({ size: 200, page: 0 })).games.map(({ signature }) => signature),
    // Another one each time, as after a restart: it knows what the store knows.
    step: () => createIndexer({ chain, store: async () => plays, pageSize, nowMs: () => 9 }).step(),
  }
}

async function finish(step: () => Promise<boolean>) {
  while (await step());
}

// The database is real, and slow where others keep the machine busy.
describe("an indexer", { timeout: 60_000 }, () => {
  test("reads the newest page first and then what lies before it, and nothing twice", async () => {
    const { happen, step, known, expected, asked } = numbered()
    happen(13)
    expect(await step()).toBe(true)
    expect(await known()).toEqual(expected().filter((signature) => Number(signature) > 3))
    await finish(step)
    expect(await known()).toEqual(expected())
    expect(asked.filter((range) => range.endsWith("first"))).toEqual(["now..first", "9..first", "4..first"])
  })

  test("goes on where it was stopped, while new plays come in faster than a page", async () => {
    const { happen, step, known, expected, plays } = numbered()
    happen(23)
    for (let restarts = 0; restarts < 4; restarts++) {
      await step()
      happen(12)
    }
    await finish(step)
    expect(await known()).toEqual(expected())
    expect(await plays.unread()).toEqual([])
  })

  test("waits for a transaction that the node does not know yet, and does not pass it by", async () => {
    const { happen, hide, step, known, expected, plays } = numbered()
    happen(4)
    await finish(step)
    happen(4)
    hide("7")
    await expect(step()).rejects.toThrow("unknown transaction")
    expect((await plays.head())?.newest).toBe("4")
    hide(null)
    await finish(step)
    expect(await known()).toEqual(expected())
  })

  test("reads beside another one without counting twice", async () => {
    const { happen, step, known, expected } = numbered()
    happen(31)
    await Promise.all([step(), step(), step()])
    happen(9)
    await Promise.all([finish(step), finish(step)])
    expect(await known()).toEqual(expected())
  })

  test("knows that a chain without plays has none, and when it looked", async () => {
    const { step, plays } = numbered()
    expect(await step()).toBe(false)
    expect(await plays.head()).toEqual({ newest: null, readAtMs: 9 })
  })

  test("notices failed transactions as read, though they settle nothing", async () => {
    const { happen, step, plays, known } = numbered()
    happen(3)
    await step()
    expect((await plays.head())?.newest).toBe("3")
    expect(await known()).toEqual(["2", "1"])
  })
})
