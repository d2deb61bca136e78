import { expect, test } from "vitest"
import { draws } from "./draws"
import { gameTables } from "./game-tables"
import type { Claim } from "./proof"

test.each(Object.entries(gameTables))(
  "%s drawn 200 times is even, returns what its table says, and costs and pays to the lamport",
  async (game, tables) => {
    const claims: Claim[] = []
    await draws(200, { [game]: tables }).run(
      (claim) => claims.push(claim),
      () => undefined,
      { full: false },
    )
    expect(claims).toHaveLength(6)
    expect(claims.filter(({ held }) => !held)).toEqual([])
  },
)
