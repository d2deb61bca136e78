import { gameRecord } from "../kit/game-record"

export const plinkoraceRecord = gameRecord({
  id: "plinkorace",
  live: "offline",
  built: true,
  tag: "Multiplayer",
  name: "Plinko Race",
  description: "Up to ten players drop balls into one board. One of them takes the pot.",
  background: "art-4",
})
