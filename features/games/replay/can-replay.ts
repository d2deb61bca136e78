import type { ReplayBoard } from "./replay-board"
import type { SettledPlay } from "./settled-play"

/**
 * Whether a game may draw this play. Another front end can name one of our games and bet on other outcomes, for which our
 * board would show a picture that never was: only a play with the very table of ours is drawn.
 */
export function canReplay(
  { betArrayOf }: Pick<ReplayBoard, "betArrayOf">,
  play: Pick<SettledPlay, "metadata" | "bet">,
) {
  const table = betArrayOf(play.metadata)
  return table?.length === play.bet.length && table.every((multiplierBps, index) => multiplierBps === play.bet[index])
}
