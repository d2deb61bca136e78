import { ignore, type ReplayBoard } from "../replay/replay-board"
import { flightMs, SETTLE_MS } from "./flight"
import { betArray, defaultCrash } from "./maths"
import { sceneOf } from "./scene"
import { decodeCrash } from "./settings"
import { CrashView2d } from "./view-2d"
import { narrate } from "./words"

export const replayBoard: ReplayBoard = {
  betArrayOf(metadata) {
    const settings = decodeCrash(metadata)
    return settings && betArray(settings)
  },
  Board: ({ round, token }) => (
    <CrashView2d
      scene={sceneOf(round, defaultCrash)}
      wager={round.result.bet.wager}
      token={token}
      locked
      onTarget={ignore}
    />
  ),
  narrate,
  revealMs: ({ multiplierBps }) => flightMs(multiplierBps > 0) + SETTLE_MS,
}
