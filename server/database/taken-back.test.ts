import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { sampleGame } from "../testing/sample-game"
import { openStorage, storages, type TestStorage } from "../testing/storage"
import { type Database, openDatabase } from "./open-database"
import { PlayQueries } from "./play-queries"
import { PlayStore } from "./play-store"
import type { ReadPage } from "./settled-game"

const nothing: ReadPage = { games: [], openBets: [], missing: [], rest: null }
const dayMs = 86_400_000

describe.each(storages)("on %s", { timeout: 60_000 }, (kind) => {
  let storage: TestStorage
  let database: Database
  beforeAll(async () => {
    storage = await openStorage(kind)
    database = await openDatabase(storage.place)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await storage.close()
  })
  const open = (chain: string) => PlayStore.open(database, { chain, creator: "creator" })

  test("a play that was rolled back and read again knows its bet", async () => {
    const store = await open("rollback")
    const plays = new PlayQueries(store)
    const game = sampleGame({ signature: "settled", slot: 20, finalized: false })
    const bet = { player: game.player, signature: "bet", slot: 18, timeMs: 17 }
    await store.saveNews({ ...nothing, openBets: [bet] }, null, 1)
    await store.saveNews({ ...nothing, games: [game] }, "a", 2)
    await store.settle([], await store.notFinal(100, 10), 3)
    expect(await plays.newest({}, 9)).toEqual([])
    // It landed in another slot, and its bet stayed where it was.
    await store.saveFound(["settled"], { ...nothing, games: [{ ...game, slot: 22 }] }, 4)
    expect(await plays.newest({}, 9)).toMatchObject([{ slot: 22, betSignature: "bet", betSlot: 18, betTimeMs: 17 }])
  })

  test("a transaction that no node returns stays counted as missing, and is asked for daily in the end", async () => {
    const store = await open("missing")
    const plays = new PlayQueries(store)
    await store.saveNews({ ...nothing, missing: ["lost"] }, "a", 1)
    let nowMs = 1
    const givenUp: string[] = []
    for (let attempt = 0; attempt < 40; attempt++) {
      nowMs = (await store.due(nowMs, 1)).nextMs ?? 0
      expect((await store.due(nowMs, 1)).signatures).toEqual(["lost"])
      givenUp.push(...(await store.saveFound(["lost"], { ...nothing, missing: ["lost"] }, nowMs)))
    }
    expect(givenUp).toEqual(["lost"])
    expect((await store.due(nowMs, 1)).nextMs).toBe(nowMs + dayMs)
    expect((await plays.progress())?.complete).toBe(false)
    await store.saveFound(["lost"], { ...nothing, games: [sampleGame({ signature: "lost" })] }, nowMs + dayMs)
    expect((await plays.progress())?.complete).toBe(true)
  })
})
