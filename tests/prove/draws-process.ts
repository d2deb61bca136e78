import { drawGame } from "./draws"
import { gameTables, isGame } from "./game-tables"
import type { Claim } from "./proof"

export type DrawsMessage = { claim: Claim } | { line: string }

// Draws the games that it is given, reports to the process that started it, and ends with that.
process.once("disconnect", () => process.exit())
const [plays = "", ...games] = process.argv.slice(2)
const send = (message: DrawsMessage) => process.send?.(message)
for (const game of games.filter(isGame)) {
  await drawGame(game, gameTables[game], Number(plays), {
    report: (claim) => send({ claim }),
    say: (line) => send({ line }),
  })
}
process.disconnect()
