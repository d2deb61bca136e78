import type { GameModule } from "../kit/game-module"
import { endedRun } from "../run/whole-plays"
import { betArray } from "./maths"
import { MinesGame } from "./mines"
import { minesRun, parseMines } from "./settings"
import { narrate, rules } from "./words"

export const minesModule: GameModule = {
  id: "mines",
  Game: MinesGame,
  parse: parseMines,
  betArray: (settings) => betArray({ mines: parseMines(settings).mines, level: 0 }),
  rules: (settings) => rules(parseMines(settings).mines),
  wholePlay: (results) => endedRun(results, minesRun),
  narrate,
}
