import { Bucket } from "@dghrt/design-system"
import { outcomeKind } from "../kit/outcome"
import { bucketAt, layoutOf } from "./board"
import { bucketHue, bucketLabel } from "./board-picture"
import { type Bounce, boardOf, bucketOf, type TableId, tables } from "./maths"
import { SheetLayer } from "./sheet-layer"

/** The bucket that the ball lies in, over the plain one: filled when it pays more than the stake, else only rimmed. */
export function LandedBucket({ table, path }: { table: TableId; path: readonly Bounce[] }) {
  const board = layoutOf(table)
  const place = bucketOf(path)
  const { x, y } = bucketAt(board, place)
  const { bucketWidth: width, bucketHeight: height } = board
  const multiplierBps = tables[table].buckets[place] ?? 0
  const won = outcomeKind(multiplierBps) === "win"
  const margin = 10
  return (
    <SheetLayer
      box={{ x: x - width / 2 - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }}
      data-part="landed"
      data-decides
      data-won={won}
      after={
        <b
          data-part="label"
          data-board={boardOf(table)}
          style={{ left: "50%", top: `${((margin + height * 0.56) / (height + 2 * margin)) * 100}%` }}
        >
          {bucketLabel(multiplierBps)}
        </b>
      }
    >
      <Bucket x={x} y={y} width={width} height={height} label="" hue={bucketHue(multiplierBps)} hit={won} />
      {!won && (
        <rect
          x={x - width / 2 - 1}
          y={y - 1}
          width={width + 2}
          height={height + 2}
          rx={6}
          fill="none"
          stroke="var(--text-secondary)"
          strokeWidth={2}
        />
      )}
    </SheetLayer>
  )
}
