import type { GameModule } from "../kit/game-module"
import { Magic8BallGame } from "./magic8ball"
import { betArray } from "./maths"
import { narrate, rules } from "./words"

export const magic8ballModule: GameModule = {
  id: "magic8ball",
  Game: Magic8BallGame,
  betArray: () => betArray,
  rules,
  narrate,
}
