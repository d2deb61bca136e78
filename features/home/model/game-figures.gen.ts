import type { GameFigures } from "./game-figures"

/** Written by `npm run odds -- --write` from each game's own function. */
export const gameFigures: Readonly<Record<string, GameFigures>> = {
  dice: { highestBps: 1000000, leastRtpBps: 9999, mostRtpBps: 10000 },
  magic8ball: { highestBps: 47000, leastRtpBps: 9900, mostRtpBps: 9900 },
  slots: { highestBps: 70000, leastRtpBps: 9700, mostRtpBps: 9700 },
  flip: { highestBps: 640000, leastRtpBps: 9999, mostRtpBps: 10000 },
  plinko: { highestBps: 210000, leastRtpBps: 9900, mostRtpBps: 10000 },
  mines: { highestBps: 250000, leastRtpBps: 9999, mostRtpBps: 10000 },
  hilo: { highestBps: 130000, leastRtpBps: 9999, mostRtpBps: 10000 },
  crash: { highestBps: 1000000, leastRtpBps: 10000, mostRtpBps: 10000 },
  blackjack: { highestBps: 158333, leastRtpBps: 9999, mostRtpBps: 10000 },
}
