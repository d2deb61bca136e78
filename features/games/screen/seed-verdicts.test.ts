import { sampleResult } from "@dghrt/betting/testing"
import { hashSeed } from "@dghrt/fairness"
import { expect, test } from "vitest"
import { roundKey, toEvidence, verdictsOf } from "./seed-verdicts"

// HMAC-SHA256("seed", "client-0") begins with digits that choose index 22 of 100.
const drawn = {
  ...sampleResult({
    gameId: "dice",
    betArray: Array.from({ length: 100 }, (_, face) => (face < 50 ? 20_000 : 0)),
    metadata: "0:dice:under-50",
    index: 22,
    nonce: 0,
    rngSeed: "seed",
  }),
  clientSeed: "client",
}

test("every round of the history is recomputed by itself", async () => {
  const honest = { ...drawn, hashedSeed: await hashSeed("seed"), signature: "a" }
  const late = { ...honest, committedSlot: honest.betSlot, signature: "b" }
  const wrong = { ...honest, resultIndex: 23, payout: 1n, signature: "c" }
  const uncommitted = { ...honest, hashedSeed: null, signature: "d" }
  const hollow = { ...honest, rngSeed: "", signature: "e" }
  expect([...(await verdictsOf([honest, late, wrong, uncommitted, hollow]))]).toEqual([
    ["a", "consistent"],
    ["b", "uncommitted"],
    ["c", "failed"],
    ["d", "unknown"],
    ["e", "unknown"],
  ])
})

test("a round is verified only by its signed transactions", async () => {
  const honest = { ...drawn, hashedSeed: await hashSeed("seed"), signature: "a" }
  const recorded = { hashedSeed: honest.hashedSeed, nonce: honest.nonce }
  const signed = new Map([["a", { ...toEvidence(honest), recorded, nodes: ["node.example"] }]])
  expect([...(await verdictsOf([honest], signed))]).toEqual([["a", "verified"]])
})

test("two rounds with the same number, before and after an account was closed, are two", () => {
  expect(roundKey({ ...drawn, signature: null })).not.toBe(
    roundKey({ ...drawn, clientSeed: "another", signature: null }),
  )
})
