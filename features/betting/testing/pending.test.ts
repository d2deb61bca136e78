import { memoryStorage, stored } from "@dghrt/kernel/storage"
import { expect, test } from "vitest"
import { emptyMemory, MAX_HISTORY, roundMemory } from "../model/pending"
import { sampleResult } from "./sample-result"

const result = sampleResult({ gameId: "dice", betArray: [20_000, 0], metadata: "0:dice:under-50", index: 0 })
const { bet } = result
const pending = {
  bet,
  token: "sol",
  nonce: 3,
  clientSeed: "client",
  hashedSeed: "hash",
  committedSlot: 1,
  signature: "signature",
  wire: "AA==",
  lastValidBlockHeight: 9,
}

/** What is read back of what an older version wrote. */
function readBack(written: object) {
  const port = memoryStorage()
  const text = JSON.stringify(written, (_, value) => (typeof value === "bigint" ? `${value}` : value))
  port.setItem("memory", text)
  return stored("memory", roundMemory, emptyMemory, port).read()
}

test("stored results without their game or token are left out, and the others stay", () => {
  const { token: _, ...tokenless } = result
  const { gameId: __, ...gameless } = bet
  const history = [tokenless, result, { ...result, bet: gameless }, null, { ...result, nonce: 7 }]
  expect(readBack({ pending: null, unrevealed: null, history }).history.map(({ nonce }) => nonce)).toEqual([
    result.nonce,
    7,
  ])
})

test("a thousand stored results keep the newest and do not lose the bet that is under way", () => {
  const history = Array.from({ length: 1_000 }, (_, index) => ({ ...result, nonce: 1_000 - index }))
  const memory = readBack({ pending, unrevealed: null, history })
  // An older version's bet asserted nothing, and nobody noted when it was signed.
  expect(memory.pending).toEqual({ ...pending, assertsCommitment: false, signedAtMs: 0 })
  expect(memory.history).toHaveLength(MAX_HISTORY)
  expect(memory.history[0]?.nonce).toBe(1_000)
})

test("an unrevealed result without its token is dropped alone", () => {
  const { token: _, ...tokenless } = result
  const memory = readBack({ pending: null, unrevealed: tokenless, history: [result] })
  expect(memory.unrevealed).toBeNull()
  expect(memory.history).toHaveLength(1)
})

test("a result stored as `unseen` is read as the unrevealed one, and the bet beside it stays", () => {
  expect(readBack({ pending, unseen: result, history: [] })).toMatchObject({ pending, unrevealed: result, history: [] })
})
