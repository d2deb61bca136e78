import { expect, test } from "vitest"
import { drawGame } from "./draws"
import { gameTables } from "./game-tables"
import type { Claim } from "./proof"

// `npm run prove draws` draws each of them fifty thousand times.

test.each(Object.entries(gameTables))(
  "%s drawn 60 times is even, returns what its table says, and costs and pays to the lamport",
  async (game, tables) => {
    const claims: Claim[] = []
    await drawGame(game, tables, 60, { report: (claim) => claims.push(claim), say: () => undefined })
    expect(claims).toHaveLength(6)
    expect(claims.filter(({ held }) => !held)).toEqual([])
  },
)
