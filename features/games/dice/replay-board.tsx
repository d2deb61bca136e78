import { ignore, type ReplayBoard } from "../replay/replay-board"
import { betArray, defaultDice } from "./maths"
import { REVEAL_MS } from "./motion"
import { sceneOf } from "./scene"
import { decodeDice } from "./settings"
import { DiceView2d } from "./view-2d"
import { narrate } from "./words"

export const replayBoard: ReplayBoard = {
  betArrayOf(metadata) {
    const settings = decodeDice(metadata)
    return settings && betArray(settings)
  },
  Board: ({ round }) => <DiceView2d scene={sceneOf(round, defaultDice)} locked onChange={ignore} />,
  narrate,
  revealMs: () => REVEAL_MS,
}
