import { Pegs } from "@dghrt/design-system"
import { type CSSProperties, memo } from "react"
import { type BoardLayout, columnsOf, pegAt } from "./board"
import { type BallFrame, legOf, strikesAtMs } from "./fall"
import type { Bounce } from "./maths"
import { SheetLayer } from "./sheet-layer"

export interface TrailProps {
  board: BoardLayout
  path: readonly Bounce[]
  /** How long the ball has been falling when this is drawn first. */
  elapsedMs: number
}

/** The way behind the ball, one step per row: the leg that led to a peg and the peg it struck. */
export const Trail = memo(function Trail({ board, path, elapsedMs }: TrailProps) {
  return columnsOf(path).map((column, row) => (
    // A step is its row.
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
    <Step key={row} board={board} row={row} column={column} leg={legOf(board, path, row)} elapsedMs={elapsedMs} />
  ))
})

interface StepProps extends Pick<TrailProps, "board" | "elapsedMs"> {
  row: number
  column: number
  leg: readonly BallFrame[]
}

function Step({ board, row, column, leg, elapsedMs }: StepProps) {
  const { rows, peg, ball } = board
  const glow = peg * 3
  const spot = row < rows ? pegAt(board, row, column) : null
  const [xs, ys] = [leg.map(({ x }) => x), leg.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - glow, Math.min(...ys) - glow]
  const right = Math.max(...xs) + glow
  const bottom = (spot ? spot.y : Math.max(...ys)) + glow
  const line = leg.map(({ x, y }, frame) => `${frame === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("")
  return (
    <SheetLayer
      board={board}
      box={{ x: left, y: top, width: right - left, height: bottom - top }}
      data-part="step"
      style={{ "--at": `${strikesAtMs(rows, row) - Math.round(elapsedMs)}ms` } as CSSProperties}
    >
      {spot && <Pegs at={[{ ...spot, r: peg }]} hot />}
      <path
        d={line}
        fill="none"
        stroke="var(--accent)"
        strokeOpacity={(0.14 + (0.76 * row) / rows).toFixed(2)}
        strokeWidth={ball * 0.3}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SheetLayer>
  )
}
