import { createHash, createHmac } from "node:crypto"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type Evidence, proofSteps, verifyRound } from "./verify-round"

const bet = Array.from({ length: 100 }, (_, face) => (face < 50 ? 20_000 : 0))

function honest(overrides: Partial<Evidence> = {}): Evidence {
  const rngSeed = overrides.rngSeed ?? "server seed"
  const clientSeed = overrides.clientSeed ?? "481516234"
  const nonce = overrides.nonce ?? 142
  const table = overrides.bet ?? bet
  const wager = overrides.wager ?? 250_000_000n
  const hash = createHmac("sha256", rngSeed).update(`${clientSeed}-${nonce}`).digest("hex")
  const resultIndex = Number.parseInt(hash.slice(0, 5), 16) % table.length
  return {
    hashedSeed: createHash("sha256").update(rngSeed).digest("hex"),
    committedSlot: 100,
    betSlot: 101,
    rngSeed,
    clientSeed,
    nonce,
    bet: table,
    resultIndex,
    wager,
    payout: (wager * BigInt(table[resultIndex] ?? 0)) / 10_000n,
    ...overrides,
  }
}

/** As a browser reads it that placed the bet: hash and nonce were seen before the signature. */
const seenBefore = (evidence: Evidence): Evidence => ({
  ...evidence,
  nodes: ["a.example"],
  recorded: { hashedSeed: evidence.hashedSeed ?? "", nonce: evidence.nonce },
})

const failing = async (evidence: Evidence) =>
  (await verifyRound(evidence)).steps.filter((step) => step.status === "failed").map((step) => step.id)

test("an honest play passes all six steps, in order", async () => {
  const { verdict, steps } = await verifyRound(seenBefore(honest()))
  expect(verdict).toBe("verified")
  expect(steps.map((step) => [step.id, step.status])).toEqual(proofSteps.map((id) => [id, "passed"]))
})

test("every honest play verifies", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        rngSeed: fc.string({ minLength: 1, maxLength: 64 }),
        clientSeed: fc.string({ maxLength: 32 }),
        nonce: fc.nat(),
        wager: fc.bigInt({ min: 0n, max: 10n ** 15n }),
        bet: fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 256 }),
      }),
      async (play) => {
        expect((await verifyRound(seenBefore(honest(play)))).verdict).toBe("verified")
      },
    ),
    { seed: 7 },
  )
})

describe("a play that was tampered with is not verified", () => {
  const play = honest()
  test.each([
    ["another seed", { rngSeed: "server seed 2" }, "hash"],
    ["another published hash", { hashedSeed: "00".repeat(32) }, "hash"],
    ["another result", { resultIndex: (play.resultIndex + 1) % 100 }, "index"],
    ["another client seed", { clientSeed: "481516235" }, "index"],
    ["one unit too little", { payout: play.payout - 1n }, "payout"],
    ["one unit too much", { payout: play.payout + 1n }, "payout"],
    ["a result outside the table", { resultIndex: 100 }, "payout"],
    ["a table without outcomes", { bet: [] }, "index"],
  ] as const)("%s", async (_, change, step) => {
    expect((await verifyRound({ ...play, ...change })).verdict).toBe("failed")
    expect(await failing({ ...play, ...change })).toContain(step)
  })
})

describe("a seed that was not committed first", () => {
  test.each([
    ["in the same slot", 101, 101],
    ["after the bet", 102, 101],
  ])("is named when the hash came %s", async (_, committedSlot, betSlot) => {
    const { verdict, steps } = await verifyRound(honest({ committedSlot, betSlot }))
    expect(verdict).toBe("uncommitted")
    expect(steps[0]?.detail).toContain("not committed before the bet")
  })
  test("does not hide a worse finding", async () => {
    expect((await verifyRound(honest({ committedSlot: 102, payout: 1n }))).verdict).toBe("failed")
  })
})

describe("a gap in the evidence is unknown, never green", () => {
  test.each([
    ["no hash", { hashedSeed: null }],
    ["no slot of the hash", { committedSlot: null }],
    ["no slot of the bet", { betSlot: null }],
    ["seed still secret", { rngSeed: "" }],
  ] as const)("%s", async (_, gap) => expect((await verifyRound({ ...honest(), ...gap })).verdict).toBe("unknown"))
})

test("a published hash may be written in capitals", async () => {
  const play = honest()
  const capitals = { ...seenBefore(play), hashedSeed: play.hashedSeed?.toUpperCase() ?? null }
  expect((await verifyRound(capitals)).verdict).toBe("verified")
})

describe("what a verdict rests on", () => {
  const play = honest()
  const recorded = { hashedSeed: play.hashedSeed ?? "", nonce: 142 }
  test.each([
    ["entered by hand", {}, "consistent"],
    ["reported by one node", { nodes: ["a.example"] }, "consistent"],
    [
      "reported by two nodes, with a counted nonce",
      { nodes: ["a", "b"], nonceFrom: "history", expectedNonce: 142 },
      "consistent",
    ],
    ["recorded before the signature", { recorded, nodes: ["a.example"] }, "verified"],
    ["recorded before the signature, with transactions that were not read", { recorded }, "consistent"],
  ] as const)("a round %s", async (_, source, verdict) => {
    expect((await verifyRound({ ...play, ...source })).verdict).toBe(verdict)
  })

  test("a nonce that a node alone says is marked as such", async () => {
    const detail = async (more: Partial<Evidence>) =>
      (await verifyRound({ ...play, ...more })).steps.find(({ id }) => id === "hmac")?.detail
    expect(await detail({ nodes: ["a"] })).toContain("nonce as this node says it")
    expect(await detail({ nodes: ["a", "b"] })).toContain("nonce as these nodes say it")
    expect(await detail({ nodes: ["a"], nonceFrom: "history" })).toContain("counted over the account's whole history")
    expect(await detail(seenBefore(play))).not.toContain("node")
  })

  test.each([
    ["hash", { recorded: { hashedSeed: "00".repeat(32), nonce: 142 } }],
    ["hmac", { recorded: { hashedSeed: play.hashedSeed ?? "", nonce: 141 } }],
  ] as const)("a %s that this browser saw otherwise before it signed fails", async (step, change) => {
    expect((await verifyRound({ ...play, ...change })).verdict).toBe("failed")
    expect(await failing({ ...play, ...change })).toEqual([step])
  })

  test("a remark overrules its step, and a contradiction outranks a gap", async () => {
    const remark = (status: "failed" | "unknown") => ({ step: "reveal" as const, status, detail: `is ${status}` })
    expect((await verifyRound({ ...play, remarks: [remark("unknown")] })).verdict).toBe("unknown")
    const both = await verifyRound({ ...play, remarks: [remark("unknown"), remark("failed")] })
    expect([both.verdict, both.steps[1]?.detail]).toEqual(["failed", "is failed"])
  })
})
