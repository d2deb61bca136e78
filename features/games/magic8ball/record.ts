import { gameRecord } from "../kit/game-record"

export const magic8ballRecord = gameRecord({
  id: "magic8ball",
  live: "online",
  featured: true,
  built: true,
  name: "Magic 8 Ball",
  description: "Ask a question. One of twenty answers decides what it pays.",
  background: "art-2",
})
