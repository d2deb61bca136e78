import { expect, test } from "vitest"
import { proveExplorer } from "../prove/explorer"
import type { Claim } from "../prove/proof"

// The full size runs in `npm run prove explorer`.
test("twenty-seven rounds of all games and a race agree with the explorer and with their proofs, and altered ones are rejected", async () => {
  const claims: Claim[] = []
  await proveExplorer(
    { players: 3, rounds: 27, races: 1 },
    (claim) => claims.push(claim),
    () => undefined,
  )
  expect(claims.filter(({ held }) => !held)).toEqual([])
  expect(claims).toHaveLength(8)
}, 300_000)
