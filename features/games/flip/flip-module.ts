import type { GameModule } from "../kit/game-module"
import { FlipGame } from "./flip"
import { betArray } from "./maths"
import { parseFlip } from "./settings"
import { narrate, rules } from "./words"

export const flipModule: GameModule = {
  id: "flip",
  Game: FlipGame,
  parse: parseFlip,
  betArray: (settings) => betArray(parseFlip(settings)),
  rules: (settings) => rules(parseFlip(settings)),
  narrate,
}
