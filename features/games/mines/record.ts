import { gameRecord } from "../kit/game-record"

export const minesRecord = gameRecord({
  id: "mines",
  live: "online",
  featured: true,
  built: true,
  name: "Mines",
  description: "Open tiles one by one, and stop before you hit a mine.",
  background: "art-2",
})
