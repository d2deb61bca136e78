import { betArrayOf, decodeStep } from "#contract/games/blackjack/hand-step"
import type { ReplayBoard } from "../replay/replay-board"
import { timelineOf } from "./motion"
import { sceneOf } from "./scene"
import { BlackjackView2d } from "./view-2d"
import { narrate } from "./words"

export const replayBoard: ReplayBoard = {
  betArrayOf(metadata) {
    const step = decodeStep(metadata)
    return step && betArrayOf(step)
  },
  Board: ({ round }) => (
    <BlackjackView2d scene={sceneOf(round)} owner="Player" facts={null}>
      {null}
    </BlackjackView2d>
  ),
  narrate: (result, token) => narrate(result, token, "Player"),
  revealMs: (result) => timelineOf(sceneOf({ phase: "settled", result })).durationMs,
}
