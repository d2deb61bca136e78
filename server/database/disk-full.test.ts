import { expect, test } from "vitest"
import { checkMemory } from "./check-database"
import { isDatabaseAway } from "./database-away"
import { DiskFull, failureOf } from "./disk-full"

test("a full disk is named by what an operator does, in each of the forms in which the embedded database says it", () => {
  for (const thrown of [{ name: "ErrnoError", errno: 51 }, new Error("No space left on device"), { code: "ENOSPC" }]) {
    const failure = failureOf(thrown, "/data/database")
    expect(failure).toBeInstanceOf(DiskFull)
    expect(failure.message).toContain("Make room")
    // Calls answer 503, and it is opened again later.
    expect(isDatabaseAway(failure)).toBe(true)
  }
})

test("what is no error and no full disk becomes an error with its folder and number", () => {
  expect(failureOf({ errno: 2 }, "/data/database").message).toBe("The database in /data/database does not open (2).")
})

test("a container that is too small for the embedded database is refused, with what it needs", () => {
  const needed = { fatal: true, says: expect.stringContaining("1300 MB") }
  expect(checkMemory("/nowhere", 300_000_000)).toMatchObject([needed])
  expect(checkMemory("/nowhere", 1_299_996_672)).toEqual([])
  expect(checkMemory("/nowhere", null)).toEqual([])
})
