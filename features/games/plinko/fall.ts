import { type BoardLayout, chuteOf, restOf, type Spot, stopsOf } from "./board"
import type { Bounce } from "./maths"

/** From the chute onto the first peg. */
export const DROP_MS = 160
const SHORT_ROW_MS = 190
const LONG_ROW_MS = 110
/** From the bucket's mouth to rest. */
const SETTLE_MS = 240
/** Of one bounce, the part that goes up, and how high in rows. */
const RISE = 70 / 190
const RISE_ROWS = 0.22
const FRAMES_PER_BOUNCE = 10

const rowMs = (rows: number) => (rows > 6 ? LONG_ROW_MS : SHORT_ROW_MS)

/** When the ball strikes row `row`, or with the number of rows its bucket: at one pace on every way down. */
export const strikesAtMs = (rows: number, row: number) => DROP_MS + row * rowMs(rows)

export const revealMs = (rows: number) => strikesAtMs(rows, rows) + SETTLE_MS

export interface BallFrame extends Spot {
  /** Since the ball was let go. */
  atMs: number
}

const between = (from: number, to: number, share: number) => from + (to - from) * share

/** Up a little, then down: where a bounce has got to after `share` of its time. */
function bounced(from: Spot, to: Spot, share: number, dy: number): Spot {
  const peak = from.y - dy * RISE_ROWS
  const y =
    share < RISE
      ? between(peak, from.y, (1 - share / RISE) ** 2)
      : between(peak, to.y, ((share - RISE) / (1 - RISE)) ** 2)
  return { x: between(from.x, to.x, share), y }
}

/** One leg of the fall: from the chute onto the first peg (leg 0), then from stop to stop. */
export function legOf(board: BoardLayout, path: readonly Bounce[], leg: number): readonly BallFrame[] {
  const stops = stopsOf(board, path)
  const to = stops[leg] ?? chuteOf(board)
  const from = stops[leg - 1] ?? chuteOf(board)
  const startMs = leg === 0 ? 0 : strikesAtMs(board.rows, leg - 1)
  const endMs = strikesAtMs(board.rows, leg)
  return Array.from({ length: FRAMES_PER_BOUNCE + 1 }, (_, frame) => {
    const share = frame / FRAMES_PER_BOUNCE
    const spot = leg === 0 ? { x: to.x, y: between(from.y, to.y, share ** 2) } : bounced(from, to, share, board.dy)
    return { ...spot, atMs: between(startMs, endMs, share) }
  })
}

/** The whole way down, worked out before the ball is let go. It ends where the ball lies. */
export function fallOf(board: BoardLayout, path: readonly Bounce[]): readonly BallFrame[] {
  const legs = Array.from({ length: board.rows + 1 }, (_, leg) => legOf(board, path, leg))
  const falling = legs.flatMap((frames, leg) => (leg === 0 ? frames : frames.slice(1)))
  const rest = restOf(board, path)
  const endMs = strikesAtMs(board.rows, board.rows)
  // It sinks in, and comes up once more by a fifth of itself.
  return [
    ...falling,
    { ...rest, y: rest.y + board.ball * 0.4, atMs: endMs + SETTLE_MS * 0.35 },
    { ...rest, y: rest.y - board.ball * 0.2, atMs: endMs + SETTLE_MS * 0.65 },
    { ...rest, atMs: endMs + SETTLE_MS },
  ]
}
