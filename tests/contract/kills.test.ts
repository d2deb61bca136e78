import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { openStorage, storages } from "../../server/testing/storage"
import { killWhileTalking } from "./kills"

describe.each(storages)("on %s", (kind) => {
  test("three kills lose no acknowledged message, store none twice and keep their order", async () => {
    const storage = await openStorage(kind)
    const { place } = storage
    const environment: Record<string, string> =
      "url" in place ? { DATABASE_URL: place.url } : { DATA_DIR: join(place.folder, "..") }
    const { acknowledged, stored } = await killWhileTalking(environment, 3, 5)
    await storage.close()
    expect(acknowledged.length).toBeGreaterThanOrEqual(12)
    expect(stored.filter((text) => acknowledged.includes(text))).toEqual(acknowledged)
    expect(new Set(stored).size).toBe(stored.length)
  }, 240_000)
})
