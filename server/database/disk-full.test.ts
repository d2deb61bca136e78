import { mkdirSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
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

test("a container that is too small for the embedded database on its Node is refused, with what it needs", () => {
  const made = mkdtempSync(join(tmpdir(), "casino-memory-"))
  mkdirSync(join(made, "database"))
  const needed = (mb: number) => [{ fatal: true, says: expect.stringContaining(`${mb} MB on Node`) }]
  expect(checkMemory("/nowhere", 300_000_000, "24.22.3")).toMatchObject(needed(1500))
  expect(checkMemory(made, 700_000_000, "24.22.3")).toMatchObject(needed(900))
  expect(checkMemory("/nowhere", 700_000_000, "26.12.1")).toMatchObject(needed(900))
  expect(checkMemory(made, 300_000_000, "20.20.2")).toMatchObject(needed(400))
  expect(checkMemory("/nowhere", 1_499_996_160, "24.22.3")).toEqual([])
  expect(checkMemory(made, 512_000_000, "26.12.1")).toEqual([])
  expect(checkMemory("/nowhere", null, "24.22.3")).toEqual([])
  rmSync(made, { recursive: true })
})
