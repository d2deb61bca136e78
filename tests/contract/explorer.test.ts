import { expect, test } from "vitest"
import { proveExplorer } from "../prove/explorer"
import type { Claim } from "../prove/proof"

// The full size runs in `npm run prove explorer`.
test("thirty-six rounds of every game and two races agree with the explorer and with their proofs, and altered ones are rejected", async () => {
  const claims: Claim[] = []
  await proveExplorer(
    { players: 4, rounds: 36, races: 2 },
    (claim) => claims.push(claim),
    () => undefined,
  )
  expect(claims.filter(({ held }) => !held)).toEqual([])
  expect(claims).toHaveLength(8)
}, 120_000)
