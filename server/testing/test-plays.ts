import { afterAll, beforeAll } from "vitest"
import { type Database, openDatabase } from "../database/open-database"
import { PlayQueries } from "../database/play-queries"
import { PlayStore } from "../database/play-store"
import { openSharedStorage, type SharedStorage, type StorageKind } from "./storage"

let chains = 0

/** A database for the tests of the block that calls this, and stores of plays in it. */
export function testPlays(kind: StorageKind) {
  let storage: SharedStorage
  let database: Database
  // A database opens in a second, and in many where others keep the machine busy.
  beforeAll(async () => {
    storage = await openSharedStorage(kind)
    database = await openDatabase(storage.place)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    await storage.close()
  })
  return {
    /** On a chain of its own unless one is named. */
    async open(chain = `chain-${++chains}`, creator = "creator") {
      const store = await PlayStore.open(database, { chain, creator })
      return { store, plays: new PlayQueries(store) }
    },
  }
}
