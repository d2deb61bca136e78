import type { GameModule } from "../kit/game-module"
import { betArray, tableIdOf } from "./maths"
import { PlinkoGame } from "./plinko"
import { parsePlinko } from "./settings"
import { narrate, rules } from "./words"

export const plinkoModule: GameModule = {
  id: "plinko",
  Game: PlinkoGame,
  parse: parsePlinko,
  betArray: (settings) => betArray(parsePlinko(settings)),
  rules: (settings) => rules(tableIdOf(parsePlinko(settings))),
  narrate,
}
