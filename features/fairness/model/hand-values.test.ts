import { expect, test } from "vitest"
import vectors from "../vectors.json"
import { type HandField, type HandValues, handValuesOf, readHandValues } from "./hand-values"
import { verifyRound } from "./verify-round"

const [round] = vectors.rounds
if (!round) throw new Error("vectors.json holds no round")
const evidence = { ...round.evidence, wager: BigInt(round.evidence.wager), payout: BigInt(round.evidence.payout) }
const values = handValuesOf(evidence)

const problemsOf = (changed: Partial<HandValues>) => {
  const read = readHandValues({ ...values, ...changed })
  return "problems" in read ? (Object.keys(read.problems) as HandField[]) : []
}

test("a round written as text is read back as it was", () => {
  expect(readHandValues(values)).toEqual({ evidence })
})

test("outcomes may be pasted as a JSON list", () => {
  expect(readHandValues({ ...values, bet: "[20000,0]" })).toMatchObject({ evidence: { bet: [20_000, 0] } })
})

test("empty slots leave the commitment unknown", async () => {
  const read = readHandValues({ ...values, committedSlot: "", betSlot: " " })
  if (!("evidence" in read)) throw new Error("The values were refused")
  expect((await verifyRound(read.evidence)).verdict).toBe("unknown")
})

test.each<[string, Partial<HandValues>, HandField]>([
  ["a nonce with a point", { nonce: "1.5" }, "nonce"],
  ["a negative wager", { wager: "-1" }, "wager"],
  ["a payout in SOL", { payout: "0.1" }, "payout"],
  ["an empty result index", { resultIndex: "" }, "resultIndex"],
  ["a slot beyond what numbers hold", { betSlot: "99999999999999999999" }, "betSlot"],
  ["a hash that is too short", { hashedSeed: "abc" }, "hashedSeed"],
  ["no outcomes", { bet: " , " }, "bet"],
  ["an outcome in words", { bet: "2x, 0" }, "bet"],
  ["257 outcomes", { bet: Array(257).fill("0").join() }, "bet"],
  ["no server seed", { rngSeed: "" }, "rngSeed"],
])("%s is named", (_, changed, field) => expect(problemsOf(changed)).toEqual([field]))
