import { gameRecord } from "../kit/game-record"

export const blackjackRecord = gameRecord({
  id: "blackjack",
  live: "online",
  built: true,
  name: "Blackjack",
  description: "A hand against the dealer: dealt in one draw, or played card by card.",
  background: "art-2",
})
