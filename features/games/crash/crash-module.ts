import type { GameModule } from "../kit/game-module"
import { CrashGame } from "./crash"
import { betArray } from "./maths"
import { parseCrash } from "./settings"
import { narrate, rules } from "./words"

export const crashModule: GameModule = {
  id: "crash",
  Game: CrashGame,
  parse: parseCrash,
  betArray: (settings) => betArray(parseCrash(settings)),
  rules: (settings) => rules(parseCrash(settings)),
  narrate,
}
