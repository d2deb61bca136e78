import type { GameModule } from "../kit/game-module"
import { betArray } from "./maths"
import { SlotsGame } from "./slots"
import { narrate, rules } from "./words"

export const slotsModule: GameModule = {
  id: "slots",
  Game: SlotsGame,
  betArray: () => betArray,
  rules,
  narrate,
}
