import type { ReplayBoard } from "../replay/replay-board"
import { REELS } from "./grid"
import { betArray } from "./maths"
import { revealMs } from "./motion"
import { METADATA, sceneOf } from "./scene"
import { SlotsView2d } from "./view-2d"
import { narrate } from "./words"

export const replayBoard: ReplayBoard = {
  betArrayOf: (metadata) => (metadata === METADATA ? betArray : null),
  Board: ({ round }) => <SlotsView2d scene={sceneOf(round)} />,
  narrate,
  revealMs: () => revealMs(REELS),
}
