/** The rectangle's part that is used here. */
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">

const STEP_PX = 4

const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

/**
 * The top of a figure of `width` and `height`, centred in `board`: where it covers least of `kept` (what decided, and facts),
 * and of such places the one nearest to the upper third, where a piece has its edge.
 */
export function figureTop(
  board: Box,
  { width, height }: { width: number; height: number },
  kept: readonly Box[],
): number {
  const left = (board.left + board.right - width) / 2
  const wished = board.top + (board.bottom - board.top) / 3 - height / 2
  let best = { top: board.top, covered: Number.POSITIVE_INFINITY, away: 0 }
  for (let top = board.top; top <= Math.max(board.top, board.bottom - height); top += STEP_PX) {
    const box = { left, top, right: left + width, bottom: top + height }
    const covered = kept.reduce((sum, each) => sum + overlap(box, each), 0)
    const away = Math.abs(top - wished)
    if (covered < best.covered || (covered === best.covered && away < best.away)) best = { top, covered, away }
  }
  return best.top
}
