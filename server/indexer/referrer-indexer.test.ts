import { expect, test, vi } from "vitest"
import type { StalePlayer } from "../database/referrer-store"
import type { Step } from "./indexer"
import { withReferrers } from "./referrer-indexer"

function indexerOf(step: Step, stale: StalePlayer[], broken = false) {
  const saved: unknown[] = []
  const warn = vi.fn()
  const read = vi.fn(async () => {
    if (broken) throw new Error("node")
    return new Map([["ann", "cat"]])
  })
  const indexer = withReferrers(
    { step: async () => step },
    {
      store: async () => ({
        stale: async () => stale,
        save: async (rows, readAtMs) => void saved.push(...rows, readAtMs),
      }),
      read,
      log: { warn },
      nowMs: () => 100,
    },
  )
  return { indexer, saved, read, warn }
}

test("records of players with new plays are read after the plays", async () => {
  const { indexer, saved } = indexerOf({ more: false, nextMs: null }, [
    { player: "ann", plays: 2 },
    { player: "bob", plays: 1 },
  ])
  expect(await indexer.step()).toEqual({ more: false, nextMs: 15_100 })
  expect(saved).toEqual([
    { player: "ann", plays: 2, referrer: "cat" },
    { player: "bob", plays: 1, referrer: null },
    100,
  ])
})

test("records wait while plays are left to be read, and the node is not asked when there is nothing new", async () => {
  const busy = indexerOf({ more: true, nextMs: null }, [{ player: "ann", plays: 1 }])
  expect(await busy.indexer.step()).toEqual({ more: true, nextMs: null })
  const idle = indexerOf({ more: false, nextMs: 150 }, [])
  expect(await idle.indexer.step()).toEqual({ more: false, nextMs: 150 })
  expect(busy.read).not.toHaveBeenCalled()
  expect(idle.read).not.toHaveBeenCalled()
})

test("a node that does not answer is logged and holds up no plays", async () => {
  const { indexer, saved, warn } = indexerOf({ more: false, nextMs: null }, [{ player: "ann", plays: 1 }], true)
  expect(await indexer.step()).toEqual({ more: false, nextMs: 15_100 })
  expect(saved).toEqual([])
  expect(warn).toHaveBeenCalledOnce()
})
