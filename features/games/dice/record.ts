import { gameRecord } from "../kit/game-record"

export const diceRecord = gameRecord({
  id: "dice",
  live: "online",
  featured: true,
  built: true,
  name: "Dice",
  description: "One roll from 0 to 99. Choose the numbers that win: fewer numbers pay more.",
  background: "art-1",
  supports3D: true,
})
