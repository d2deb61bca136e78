import { WHOLE } from "@dghrt/betting/model"
import type { GameModule } from "../kit/game-module"
import { PlinkoRaceGame } from "./plinkorace"
import { MOST_RACERS } from "./race"

/** A full table of equal bets, before fees: one of ten takes the pot. */
const fullTable = [MOST_RACERS * WHOLE, ...Array.from({ length: MOST_RACERS - 1 }, () => 0)]

export const plinkoraceModule: GameModule = {
  id: "plinkorace",
  Game: PlinkoRaceGame,
  betArray: () => fullTable,
  rules: () => [
    { label: "Racers", value: `2 to ${MOST_RACERS}` },
    { label: "Chance", value: "Your share of the pot" },
    { label: "Winner gets", value: "The pot, minus 1.5% and the protocol fee" },
    { label: "Drawn by", value: "The multiplayer program; not provably fair" },
    { label: "The race", value: "A replay of the draw" },
  ],
  // Races are announced by their lobby: no single bet of the wallet's own account belongs to this game.
  narrate: () => "",
}
