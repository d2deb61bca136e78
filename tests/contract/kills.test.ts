import { expect, test } from "vitest"
import { openStorage } from "../../server/testing/storage"
import { killUnderLoad } from "./kills"

// `npm run prove kills` does it fifty times, on PostgreSQL too.
test("a kill of API and indexer under load loses and doubles no acknowledged message and no settled play", async () => {
  const storage = await openStorage("embedded")
  const { messages, plays } = await killUnderLoad(storage.place, 1)
  await storage.close()
  expect(messages.acknowledged).toBeGreaterThan(0)
  expect(messages).toMatchObject({ lost: [], doubled: [] })
  expect(plays.settled).toBeGreaterThan(3)
  expect(plays).toMatchObject({ lost: [], doubled: [], counted: plays.settled, perPlayerTotals: true })
}, 300_000)
