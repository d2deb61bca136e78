import { gameRecord } from "../kit/game-record"

export const plinkoRecord = gameRecord({
  id: "plinko",
  live: "online",
  featured: true,
  built: true,
  name: "Plinko",
  description: "A ball falls through the pegs into one of the buckets below.",
  background: "art-1",
  supports3D: true,
})
