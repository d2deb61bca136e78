import { betMemory } from "@dghrt/betting"
import { sampleResult } from "@dghrt/betting/testing"
import { expect, test } from "vitest"
import { recordedBet } from "./stored-bets"

const result = sampleResult({ gameId: "flip", betArray: [20_000, 0], metadata: "0:flip", index: 0, nonce: 7 })
const seen = { ...result, hashedSeed: "aa".repeat(32), signature: "seen" }

test("a bet that this browser signed is recorded with its hash and its nonce, any other is not", () => {
  const memory = betMemory("wallet")
  const unrevealed = { ...seen, nonce: 8, signature: "unrevealed" }
  memory.write({
    pending: null,
    unrevealed,
    unproven: [],
    history: [seen, { ...seen, hashedSeed: null, signature: "old" }],
  })
  expect(recordedBet("wallet", "seen")).toEqual({ hashedSeed: seen.hashedSeed, nonce: 7 })
  expect(recordedBet("wallet", "unrevealed")).toEqual({ hashedSeed: seen.hashedSeed, nonce: 8 })
  expect(recordedBet("wallet", "old")).toBeNull()
  expect(recordedBet("wallet", "another")).toBeNull()
  expect(recordedBet("another wallet", "seen")).toBeNull()
})
