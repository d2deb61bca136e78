import { ignore, type ReplayBoard } from "../replay/replay-board"
import { revealMs } from "./fall"
import { defaultPlinko, tables } from "./maths"
import { sceneOf } from "./scene"
import { decodePlinko } from "./settings"
import { PlinkoView2d } from "./view-2d"
import { narrate } from "./words"

export const replayBoard: ReplayBoard = {
  betArrayOf(metadata) {
    const table = decodePlinko(metadata)
    return table && tables[table].bet
  },
  Board: ({ round }) => <PlinkoView2d scene={sceneOf(round, defaultPlinko)} locked onBoard={ignore} />,
  narrate,
  revealMs: ({ bet }) => revealMs(tables[decodePlinko(bet.metadata) ?? "normal"].rows),
}
