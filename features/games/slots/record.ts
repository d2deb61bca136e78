import { gameRecord } from "../kit/game-record"

export const slotsRecord = gameRecord({
  id: "slots",
  live: "online",
  built: true,
  name: "Slots",
  description: "Four reels, one line. Four of a kind on the middle row pays.",
  background: "art-3",
})
