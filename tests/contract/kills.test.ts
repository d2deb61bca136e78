import { expect, test } from "vitest"
import { openStorage, storages } from "../../server/testing/storage"
import { killUnderLoad } from "./kills"

test.each(storages)(
  "on %s, three kills of API and indexer under load lose and double no acknowledged message and no settled play",
  async (kind) => {
    const storage = await openStorage(kind)
    const { messages, plays } = await killUnderLoad(storage.place, 3)
    await storage.close()
    expect(messages.acknowledged).toBeGreaterThan(3)
    expect(messages).toMatchObject({ lost: [], doubled: [] })
    expect(plays.settled).toBeGreaterThan(10)
    expect(plays).toMatchObject({ lost: [], doubled: [], counted: plays.settled, perPlayerTotals: true })
  },
  240_000,
)
