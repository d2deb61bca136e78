import { gameRecord } from "../kit/game-record"

export const flipRecord = gameRecord({
  id: "flip",
  live: "online",
  featured: true,
  built: true,
  name: "Flip",
  description: "Toss one to six coins. Call how many land on your side.",
  background: "art-3",
})
