import { dealArray } from "#contract/games/blackjack/deals"
import type { GameModule } from "../kit/game-module"
import { BlackjackGame } from "./blackjack"
import { endedHand } from "./hand"
import { betArray } from "./maths"
import { parseBlackjack } from "./settings"
import { narrate, rules } from "./words"

export const blackjackModule: GameModule = {
  id: "blackjack",
  Game: BlackjackGame,
  parse: parseBlackjack,
  betArray: (settings) => (parseBlackjack(settings).mode === "drawn" ? betArray : dealArray),
  rules: (settings) => rules(parseBlackjack(settings).mode),
  wholePlay: endedHand,
  narrate,
}
