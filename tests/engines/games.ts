import { playedGames } from "../support/played-games"
import type { SettledEvent } from "../support/settled-events"
import type { Control } from "./engine"

/** A game as it is played once here: what to press, and what its board says of the chain's result. */
export interface EngineGame {
  id: string
  verb: Control["name"]
  /** Where the action is, the dock by default. */
  within?: string
  /** What the outcome that is read out says. */
  said: (settled: SettledEvent) => RegExp
  /** What the picture is called, where the board is one. */
  drawn?: (settled: SettledEvent) => RegExp
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
  drawn: (settled) => expected(settled).drawn,
}))

const way = (index: number) =>
  Array.from({ length: 6 }, (_, row) => ((index >> row) & 1 ? "right" : "left"))
    .join(", ")
    .replace(/^./, (first) => first.toUpperCase())
const bucket = (index: number) => index.toString(2).replaceAll("0", "").length + 1

const hand = (index: number) =>
  index < 2 ? "blackjack: .+ Blackjack" : index < 19 ? ".+ Win" : index < 24 ? ".+ Push" : ".+ Loss"

export const engineGames: readonly EngineGame[] = [
  { id: "dice", verb: "Roll", said: ({ resultIndex }) => new RegExp(`^Rolled ${resultIndex}\\.`) },
  ...drawnOnce,
  {
    id: "plinko",
    verb: "Drop",
    said: ({ resultIndex }) => new RegExp(`^${way(resultIndex)}\\. Bucket ${bucket(resultIndex)} of 7, `),
    drawn: ({ resultIndex }) => new RegExp(`^${way(resultIndex)}\\. Bucket ${bucket(resultIndex)} of 7, `),
  },
  {
    id: "blackjack",
    verb: "Deal",
    said: ({ resultIndex }) => new RegExp(`^You ${hand(resultIndex)}`),
    drawn: () => /^You .+ Dealer /,
  },
  {
    id: "mines",
    verb: "Tile 1, row",
    within: "main",
    said: ({ payout }) => new RegExp(`^Tile 1, .*a ${payout > 0n ? "gem" : "mine"}`),
  },
  { id: "hilo", verb: ["Hi or equal", "Lo or equal", "Higher", "Lower"], said: () => /^Next card / },
]
