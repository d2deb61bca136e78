import type { GameModule } from "../kit/game-module"
import { betArray } from "./maths"
import { MinesGame } from "./mines"
import { parseMines } from "./settings"
import { narrate, rules } from "./words"

export const minesModule: GameModule = {
  id: "mines",
  Game: MinesGame,
  betArray: (settings) => betArray({ mines: parseMines(settings).mines, level: 0 }),
  rules: (settings) => rules(parseMines(settings).mines),
  narrate,
}
