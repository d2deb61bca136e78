import { ignore, type ReplayBoard } from "../replay/replay-board"
import { betArray } from "./maths"
import { REVEAL_MS } from "./motion"
import { METADATA, sceneOf } from "./scene"
import { BallView2d } from "./view-2d"
import { narrate } from "./words"

export const replayBoard: ReplayBoard = {
  betArrayOf: (metadata) => (metadata === METADATA ? betArray : null),
  // The question is decoration of the player's own screen and is not recorded.
  Board: ({ round }) => <BallView2d scene={sceneOf(round)} question="" onQuestion={ignore} />,
  narrate,
  revealMs: () => REVEAL_MS,
}
