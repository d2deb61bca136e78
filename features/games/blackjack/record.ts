import { gameRecord } from "../kit/game-record"

export const blackjackRecord = gameRecord({
  id: "blackjack",
  live: "online",
  built: true,
  name: "Blackjack",
  description: "Play a hand against the dealer, in one draw or card by card.",
  background: "art-2",
})
