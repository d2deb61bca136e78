import { gameRecord } from "../kit/game-record"

export const slotsRecord = gameRecord({
  id: "slots",
  live: "online",
  built: true,
  name: "Slots",
  description: "Four reels, one line. Four alike on the middle row win.",
  background: "art-3",
})
