import { ignore, type ReplayBoard } from "../replay/replay-board"
import { betArray, defaultFlip } from "./maths"
import { revealMs } from "./motion"
import { sceneOf } from "./scene"
import { decodeFlip } from "./settings"
import { FlipView2d } from "./view-2d"
import { narrate } from "./words"

export const replayBoard: ReplayBoard = {
  betArrayOf(metadata) {
    const settings = decodeFlip(metadata)
    return settings && betArray(settings)
  },
  Board: ({ round }) => <FlipView2d scene={sceneOf(round, defaultFlip)} locked onChange={ignore} />,
  narrate,
  revealMs: ({ bet }) => revealMs(decodeFlip(bet.metadata)?.coins ?? 1),
}
