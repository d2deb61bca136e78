import { memo } from "react"
import { same } from "../kit/same"
import { shortRunMultiplier } from "../run/run-multiplier"
import { BoardHead } from "../screen/board-head"
import { MinesBoard, type MinesBoardProps } from "./board"
import { multiplierAtLevel } from "./words"

export interface MinesView2dProps extends MinesBoardProps {
  /** Whether another tile can be paid and played. */
  goesOn: boolean
}

/** The board, with what the run is worth above it where the ladder has no space. */
export const MinesView2d = memo(function MinesView2d({ goesOn, ...props }: MinesView2dProps) {
  const { mines, level, end } = props.scene
  return (
    <div className="flex w-full flex-col items-center">
      <BoardHead
        left={["Now", end === "lost" ? "0x" : shortRunMultiplier(multiplierAtLevel(mines, level))]}
        right={["Next", goesOn && end === null ? shortRunMultiplier(multiplierAtLevel(mines, level + 1)) : "—"]}
      />
      <MinesBoard {...props} />
      <p data-spare className="mt-2 shrink-0 text-center text-[0.8125rem] text-text-muted md:mt-3">
        Each tile is its own provably fair draw.
      </p>
    </div>
  )
}, same)
