import { gameRecord } from "../kit/game-record"

export const hiloRecord = gameRecord({
  id: "hilo",
  live: "coming-soon",
  built: true,
  name: "HiLo",
  description: "Will the next card be higher or lower? Carry the payout on, or finish.",
  background: "art-4",
})
