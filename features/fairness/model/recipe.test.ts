import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import vectors from "../vectors.json"
import { recipe } from "./recipe"
import type { Evidence } from "./verify-round"

const rounds = vectors.rounds.map(
  ({ evidence }): Evidence => ({ ...evidence, wager: BigInt(evidence.wager), payout: BigInt(evidence.payout) }),
)
const run = async (evidence: Evidence) =>
  (await promisify(execFile)(process.execPath, ["--input-type=module", "-e", recipe(evidence)])).stdout

test.each(rounds)("the recipe confirms published round $nonce without this project", async (round) => {
  const output = await run(round)
  expect(output).toMatch(/^seed hash true /)
  expect(output).toContain(`result true ${round.resultIndex} payout true ${round.payout}`)
})

test("the recipe names what does not match", async () => {
  const [round] = rounds
  if (!round) throw new Error("vectors.json holds no round")
  expect(await run({ ...round, payout: round.payout + 1n, hashedSeed: "00".repeat(32) })).toMatch(
    /^seed hash false [\s\S]*payout false/,
  )
})

test("the recipe has ten lines, and a seed cannot break out of its quotes", async () => {
  const [round] = rounds
  if (!round) throw new Error("vectors.json holds no round")
  const hostile = { ...round, clientSeed: `"}; process.exit(7); //\n` }
  expect(recipe(hostile).trimEnd().split("\n")).toHaveLength(10)
  expect(await run(hostile)).toMatch(/^seed hash true /)
})
