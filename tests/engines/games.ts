import { playedGames } from "../support/played-games"
import type { SettledEvent } from "../support/settled-events"
import type { Control } from "./engine"
import type { Visit } from "./visit"

/** A game as it is played once here: what to press, and what its board says of the chain's result. */
export interface EngineGame {
  id: string
  verb: Control["name"]
  /** Where the action is, the dock by default. */
  within?: string
  /** What the outcome that is read out says. */
  said: (settled: SettledEvent) => RegExp
  /** Waits until the board shows the chain's result. */
  drawn: (visit: Visit, settled: SettledEvent) => Promise<unknown>
}

const ids: Readonly<Record<string, string>> = {
  "Magic 8 Ball": "magic8ball",
  Slots: "slots",
  Flip: "flip",
  Crash: "crash",
}

const drawnOnce: readonly EngineGame[] = playedGames.map(({ game, verb, expected }) => ({
  id: ids[game] ?? game,
  verb: verb.source.replace("^", ""),
  said: (settled) => new RegExp(expected(settled).said),
  drawn: (visit, settled) => visit.seesPicture(expected(settled).drawn),
}))

const way = (index: number) =>
  Array.from({ length: 6 }, (_, row) => ((index >> row) & 1 ? "right" : "left"))
    .join(", ")
    .replace(/^./, (first) => first.toUpperCase())
const bucket = (index: number) => index.toString(2).replaceAll("0", "").length + 1

const dropped = ({ resultIndex }: SettledEvent) =>
  new RegExp(`^${way(resultIndex)}\\. Bucket ${bucket(resultIndex)} of 7, `)
const ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"]

const hand = (index: number) =>
  index < 2 ? "blackjack: .+ Blackjack" : index < 19 ? ".+ Win" : index < 24 ? ".+ Push" : ".+ Loss"

export const engineGames: readonly EngineGame[] = [
  {
    id: "dice",
    verb: "Roll",
    said: ({ resultIndex }) => new RegExp(`^Rolled ${resultIndex}\\.`),
    drawn: (visit, { resultIndex }) => visit.sees(`^${resultIndex}$`, "[data-slot=die] text"),
  },
  ...drawnOnce,
  { id: "plinko", verb: "Drop", said: dropped, drawn: (visit, settled) => visit.seesPicture(dropped(settled)) },
  {
    id: "blackjack",
    verb: "Deal",
    said: ({ resultIndex }) => new RegExp(`^You ${hand(resultIndex)}`),
    drawn: (visit) => visit.seesPicture(/^You .+ Dealer /),
  },
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
