import { gameRecord } from "../kit/game-record"

export const crashRecord = gameRecord({
  id: "crash",
  live: "coming-soon",
  built: true,
  name: "Crash",
  description: "Set the height at which to cash out, and launch. The higher it is, the more it pays.",
  background: "art-1",
})
