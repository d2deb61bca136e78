import { maxMultiplier } from "@dghrt/betting/model"
import { Ball, PieceFrame, SegmentedControl, useMedia } from "@dghrt/design-system"
import { type CSSProperties, memo, useMemo, useRef } from "react"
import { multiplierText, percentText, rtp } from "#contract/games/odds"
import { same } from "../kit/same"
import { usePhaseElapsed } from "../kit3d/phase-start"
import { View3dOr2d, type View3dOr2dProps } from "../kit3d/view-3d-or-2d"
import { BoardHead } from "../screen/board-head"
import { type BoardLayout, chuteOf, layoutOf, restOf, SHEET } from "./board"
import { BoardPicture } from "./board-picture"
import { LandedBucket } from "./landed-bucket"
import { type Board, boardOf, boards, tables } from "./maths"
import type { PlinkoScene } from "./scene"
import { Trail } from "./trail"
import { ballTransform, useFall } from "./use-fall"
import { boardNames, FIXED_ODDS, picture } from "./words"
import "./plinko.css"

export interface PlinkoViewProps {
  scene: PlinkoScene
  /** The bet is on its way: nothing can be changed. */
  locked: boolean
  onBoard: (board: Board) => void
  /** The board with depth, in the flat one's place. */
  view3d?: View3dOr2dProps<PlinkoScene>["view3d"] | undefined
}

/** The board with its ball, and the choice between the boards. */
export const PlinkoView2d = memo(function PlinkoView2d({ scene, locked, onBoard, view3d }: PlinkoViewProps) {
  const { phase, table } = scene
  const low = useMedia("(height < 51.25rem) and ((width < 48rem) or (height < 32.5rem))")
  const board = layoutOf(table, low)
  const view2d = (
    <div
      role="img"
      aria-label={picture(scene)}
      data-part="board"
      data-low={low}
      className="relative"
      style={
        { aspectRatio: `${SHEET.width} / ${board.height}`, "--ratio": board.height / SHEET.width } as CSSProperties
      }
    >
      <BoardPicture table={table} board={board} />
      <Drop scene={scene} board={board} />
    </div>
  )
  return (
    <div data-slot="plinko" data-phase={phase} className="flex w-full flex-col items-center">
      <MobileFacts scene={scene} />
      {view3d ? <View3dOr2d scene={scene} view3d={view3d} view2d={view2d} /> : view2d}
      <BoardChoice scene={scene} locked={locked} onBoard={onBoard} />
    </div>
  )
}, same)

/** Everything on the board that changes from one moment to the next. */
function Drop({ scene, board }: { scene: PlinkoScene; board: BoardLayout }) {
  const { phase, table } = scene
  const ball = useRef<HTMLDivElement>(null)
  const drawn = phase === "dropping" || phase === "settled" ? scene.path : null
  // A scene object is created on every render; the same path must not start the ball again.
  const way = drawn?.join(" ")
  // biome-ignore lint/correctness/useExhaustiveDependencies: `way` is `drawn`, written down
  const path = useMemo(() => drawn, [way])
  const phaseElapsed = usePhaseElapsed()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each way
  const elapsedMs = useMemo(() => (phase === "dropping" ? phaseElapsed() : 0), [way, phaseElapsed])
  useFall(ball, { phase, board, path })
  const rest = path ? restOf(board, path) : chuteOf(board)
  const size = { width: `${((board.ball * 2) / SHEET.width) * 100}cqw` }
  return (
    <>
      {path && <Trail board={board} path={path} elapsedMs={elapsedMs} />}
      <div ref={ball} data-part="ball" style={{ ...size, transform: ballTransform(board, rest) }}>
        <PieceFrame viewBox="-1 -1 2 2" className="size-full overflow-visible">
          <Ball r={1} resting />
        </PieceFrame>
      </div>
      {/* Before the ball, which sinks into it. */}
      {path && (
        <LandedBucket table={table} board={board} path={path} elapsedMs={elapsedMs} settled={phase === "settled"} />
      )}
    </>
  )
}

/** On a narrow screen the two facts that the ladder would show. */
function MobileFacts({ scene }: { scene: PlinkoScene }) {
  const { bet } = tables[scene.table]
  return (
    <BoardHead left={["Up to", multiplierText(maxMultiplier(bet))]} right={["Draw RTP", `${percentText(rtp(bet))}%`]} />
  )
}

const choices = boards.map((value) => ({ value, label: boardNames[value] }))

/** Which board; a long one says that its odds are written down. */
function BoardChoice({ scene, locked, onBoard }: Omit<PlinkoViewProps, "view3d">) {
  const board = boardOf(scene.table)
  return (
    <div className="mt-1 flex w-full shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-1.5 md:w-auto">
      <span aria-hidden className="text-text-muted type-label max-md:hidden">
        Board
      </span>
      <SegmentedControl
        label="Board"
        value={board}
        onValueChange={onBoard}
        options={choices}
        disabled={locked}
        className="max-md:w-full"
      />
      {/* Its line is kept on the classic board, so that a change of board moves nothing. */}
      <p
        data-spare
        className={`text-text-muted text-xs md:w-full md:text-center ${board === "classic" ? "invisible" : ""}`}
      >
        {FIXED_ODDS}
      </p>
    </div>
  )
}
