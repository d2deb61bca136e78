import { ignore, type ReplayBoard } from "../replay/replay-board"
import { runOf } from "../run/run"
import { betArray, DEFAULT_MINES } from "./maths"
import { REVEAL_MS } from "./motion"
import { sceneOf } from "./scene"
import { decodeMines, minesRun } from "./settings"
import { MinesView2d } from "./view-2d"
import { narrate } from "./words"

const alone = { ended: [], left: null, cleared: null, mines: DEFAULT_MINES }

export const replayBoard: ReplayBoard = {
  betArrayOf(metadata) {
    const step = decodeMines(metadata)
    return step && betArray({ mines: step.mines, level: step.opened.length })
  },
  Board: ({ round }) => (
    <MinesView2d
      // A step names the tiles that lay open before it, so it draws the whole board by itself.
      scene={sceneOf(round, { ...alone, run: runOf([round.result], minesRun) })}
      locked
      goesOn={false}
      onOpen={ignore}
      onPick={ignore}
    />
  ),
  narrate,
  revealMs: () => REVEAL_MS,
}
