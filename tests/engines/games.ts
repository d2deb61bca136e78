import { type PlayedGame, playedGames } from "../support/played-games"
import type { SettledEvent } from "../support/settled-events"
import type { Control } from "./engine"
import type { Visit } from "./visit"

/** A game as it is played once here: what to press, and what its board says of the chain's result. */
export interface EngineGame {
  id: string
  verb: Control["name"]
  /** What is chosen before the first play. */
  chosen?: PlayedGame["chosen"]
  /** Where the action is, the dock by default. */
  within?: string
  /** What the outcome that is read out says. */
  said: (settled: SettledEvent) => RegExp
  /** Waits until the board shows the chain's result. */
  drawn: (visit: Visit, settled: SettledEvent) => Promise<unknown>
}

const drawnOnce: readonly EngineGame[] = playedGames.map(({ id, verb, chosen, expected }) => ({
  id,
  ...(chosen && { chosen }),
  verb: verb.source.replace("^", ""),
  said: (settled) => new RegExp(expected(settled).said),
  drawn: (visit, settled) => visit.seesPicture(expected(settled).drawn),
}))

const ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"]

export const engineGames: readonly EngineGame[] = [
  {
    id: "dice",
    verb: "Roll",
    said: ({ resultIndex }) => new RegExp(`^Rolled ${resultIndex}\\.`),
    drawn: (visit, { resultIndex }) => visit.sees(`^${resultIndex}$`, "[data-slot=die] text"),
  },
  ...drawnOnce,
  {
    id: "mines",
    verb: "Tile 1, row",
    within: "main",
    said: ({ payout }) => new RegExp(`^Tile 1, .*a ${payout > 0n ? "gem" : "mine"}`),
    drawn: (visit, { payout }) =>
      visit.seesControl({ role: "button", name: `Tile 1, row 1, column 1, ${payout > 0n ? "gem" : "mine"}` }),
  },
  {
    id: "hilo",
    verb: ["Hi or equal", "Lo or equal", "Higher", "Lower"],
    said: ({ resultIndex }) => new RegExp(`^Next card ${ranks[resultIndex]} of `),
    drawn: (visit, { resultIndex }) => visit.seesPicture(new RegExp(`^${ranks[resultIndex]} of \\w+ lies open$`)),
  },
]
