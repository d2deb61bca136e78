import { shortAmount } from "../kit/amount-text"
import { ignore, type ReplayBoard } from "../replay/replay-board"
import { runOf } from "../run/run"
import { runMultiplier, shortRunMultiplier } from "../run/run-multiplier"
import { betArray } from "./maths"
import { TURN_MS } from "./motion"
import { sceneOf } from "./scene"
import { decodeHilo, hiloRun, openCard } from "./settings"
import { HiloView2d } from "./view-2d"
import { narrate } from "./words"

const alone = { ended: [], left: null, cleared: null, start: { rank: 0, suit: 0 } } as const

export const replayBoard: ReplayBoard = {
  betArrayOf(metadata) {
    const step = decodeHilo(metadata)
    return step && betArray({ rank: openCard(step).rank, side: step.side })
  },
  Board({ round, token }) {
    const run = runOf([round.result], hiloRun)
    return (
      <HiloView2d
        scene={sceneOf(round, { ...alone, run })}
        now={run ? shortRunMultiplier(runMultiplier(run)) : "—"}
        carried={run ? shortAmount(run.carried, token.decimals) : "—"}
        pads={[]}
        onCall={ignore}
      />
    )
  },
  narrate,
  revealMs: () => TURN_MS,
}
