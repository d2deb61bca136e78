import { expect, test } from "vitest"
import { draws } from "./draws"
import type { Claim } from "./proof"

test("2,000 draws by the program are even, return what the table says, and cost and pay to the lamport", async () => {
  const claims: Claim[] = []
  await draws(2_000).run(
    (claim) => claims.push(claim),
    () => undefined,
  )
  expect(claims).toHaveLength(6)
  expect(claims.filter(({ held }) => !held)).toEqual([])
})
