import type { GameModule } from "../kit/game-module"
import { endedRun } from "../run/whole-plays"
import { HiloGame } from "./hilo"
import { betArray, likelier } from "./maths"
import { hiloRun, parseHilo, startCard } from "./settings"
import { narrate, rules } from "./words"

export const hiloModule: GameModule = {
  id: "hilo",
  Game: HiloGame,
  betArray: (settings) => {
    const { rank } = startCard(undefined, parseHilo(settings).skips)
    return betArray({ rank, side: likelier(rank) })
  },
  rules,
  wholePlay: (results) => endedRun(results, hiloRun),
  narrate,
}
