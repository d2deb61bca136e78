import type { GameModule } from "../kit/game-module"
import { DiceGame } from "./dice"
import { betArray } from "./maths"
import { parseDice } from "./settings"
import { narrate, rules } from "./words"

export const diceModule: GameModule = {
  id: "dice",
  Game: DiceGame,
  parse: parseDice,
  betArray: (settings) => betArray(parseDice(settings)),
  rules: (settings) => rules(parseDice(settings)),
  narrate,
}
