import type { GameModule } from "../kit/game-module"
import { BlackjackGame } from "./blackjack"
import { betArray } from "./maths"
import { narrate, rules } from "./words"

export const blackjackModule: GameModule = {
  id: "blackjack",
  Game: BlackjackGame,
  betArray: () => betArray,
  rules,
  narrate,
}
