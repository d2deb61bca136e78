import { gameRecord } from "../kit/game-record"

export const crashRecord = gameRecord({
  id: "crash",
  live: "coming-soon",
  built: true,
  name: "Crash",
  description: "Choose the height at which you cash out, then launch. A higher one pays more.",
  background: "art-1",
})
