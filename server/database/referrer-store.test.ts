import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { sampleGame } from "../testing/sample-game"
import { type Database, openDatabase } from "./open-database"
import { PlayStore } from "./play-store"
import { ReferrerStore } from "./referrer-store"
import type { NewGame } from "./settled-game"
import { emptyDatabase } from "./testing/empty-folder"

const sol = "So11111111111111111111111111111111111111112"
const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"
const server = process.env.TEST_DATABASE_URL
const folder = mkdtempSync(join(tmpdir(), "casino-referrers-"))
const embedded = { folder: join(folder, "database") }
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const places = [["embedded", embedded] as const, ...(server ? [["server", { url: server }] as const] : [])]

describe.each(places)("the referral records in an %s database", { timeout: 60_000 }, (_name, place) => {
  let database: Database
  let opened = 0
  let played = 0

  beforeAll(async () => {
    if (place === embedded) await emptyDatabase(embedded.folder)
    database = await openDatabase(place)
  }, 60_000)
  afterAll(() => database.close())

  async function open() {
    const plays = await PlayStore.open(database, { chain: `chain-${++opened}-${Date.now()}`, creator: "creator" })
    const records = new ReferrerStore(plays)
    const play = async (...games: Partial<NewGame>[]) => {
      const rows = games.map((about) => {
        played += 1
        return sampleGame({ signature: `signature-${played}`, slot: 100 + played, nonce: played, token: sol, ...about })
      })
      await plays.saveNews({ games: rows, openBets: [], missing: [], rest: null }, null, 5)
    }
    /** What the indexer does with every player whose record is to be read. */
    const read = async (referrerOf: Record<string, string>, nowMs = 1_000) => {
      const stale = await records.stale(100, nowMs)
      await records.save(
        stale.map((row) => ({ ...row, referrer: referrerOf[row.player] ?? null })),
        nowMs,
      )
      return stale.map(({ player }) => player).sort()
    }
    return { records, play, read }
  }

  test("are read for new players, after a new play, and again after ten minutes where there is a referrer", async () => {
    const { play, read } = await open()
    await play({ player: "ann" }, { player: "bob" })
    expect(await read({ ann: "cat" })).toEqual(["ann", "bob"])
    expect(await read({ ann: "cat" })).toEqual([])
    await play({ player: "bob" })
    expect(await read({ ann: "cat" })).toEqual(["bob"])
    expect(await read({}, 1_000 + 600_001)).toEqual(["ann"])
  })

  test("are complete once every player's record was read", async () => {
    const { records, play, read } = await open()
    await play({ player: "ann" })
    expect(await records.progress()).toEqual({ readAtMs: 0, complete: false })
    await read({}, 7_000)
    expect(await records.progress()).toEqual({ readAtMs: 7_000, complete: true })
  })

  test("rank referrers by players and sum what those wagered, by token", async () => {
    const { records, play, read } = await open()
    await play(
      { player: "ann", wager: 100n },
      { player: "ann", wager: 50n },
      { player: "bob", wager: 7n, token: usdc },
      { player: "dan", wager: 1n },
      { player: "eve", wager: 1n },
    )
    await read({ ann: "cat", bob: "cat", dan: "ann", eve: "eve" })
    expect(await records.leaders(20)).toEqual([
      {
        address: "cat",
        players: 2,
        wagered: expect.arrayContaining([
          { referrer: "cat", token: sol, wagered: 150n },
          { referrer: "cat", token: usdc, wagered: 7n },
        ]),
      },
      { address: "ann", players: 1, wagered: [{ referrer: "ann", token: sol, wagered: 1n }] },
    ])
    expect(await records.leaders(1)).toHaveLength(1)
  })

  test("summarise one referrer's players, the latest to play first", async () => {
    const { records, play, read } = await open()
    await play(
      { player: "ann", wager: 100n, timeMs: 1_000 },
      { player: "bob", wager: 7n, timeMs: 5_000 },
      { player: "bob", wager: 9n, token: usdc, timeMs: 6_000 },
    )
    await read({ ann: "cat", bob: "cat" })
    expect(await records.summary("cat", 5_500)).toMatchObject({ players: 2, active: 1 })
    const recent = await records.recent("cat", 50)
    expect(recent.map(({ address, plays, lastMs }) => [address, plays, lastMs])).toEqual([
      ["bob", 2, 6_000],
      ["ann", 1, 1_000],
    ])
    expect(recent[0]?.wagered).toHaveLength(2)
    expect(await records.summary("nobody", 0)).toEqual({ players: 0, active: 0, wagered: [] })
    expect(await records.recent("nobody", 50)).toEqual([])
  })

  test("forget a referrer who was removed", async () => {
    const { records, play, read } = await open()
    await play({ player: "ann" })
    await read({ ann: "cat" })
    await play({ player: "ann" })
    await read({})
    expect(await records.leaders(20)).toEqual([])
  })
})
