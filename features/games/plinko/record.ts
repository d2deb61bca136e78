import { gameRecord } from "../kit/game-record"

export const plinkoRecord = gameRecord({
  id: "plinko",
  live: "online",
  featured: true,
  built: true,
  name: "Plinko",
  description: "A ball falls through the pegs. The bucket it lands in decides what it pays.",
  background: "art-1",
  supports3D: true,
})
