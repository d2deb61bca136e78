import { gameRecord } from "../kit/game-record"

export const blackjackRecord = gameRecord({
  id: "blackjack",
  live: "online",
  built: true,
  name: "Blackjack",
  description: "One deal against the dealer. The outcome is drawn, there are no decisions.",
  background: "art-2",
})
