import { Bucket } from "@dghrt/design-system"
import { type CSSProperties, useLayoutEffect, useRef } from "react"
import { outcomeKind } from "../kit/outcome"
import { type BoardLayout, bucketAt } from "./board"
import { bucketHue, bucketLabel } from "./board-picture"
import { strikesAtMs } from "./fall"
import { type Bounce, boardOf, bucketOf, type TableId, tables } from "./maths"
import { SheetLayer } from "./sheet-layer"

export interface LandedBucketProps {
  table: TableId
  board: BoardLayout
  path: readonly Bounce[]
  /** How long the ball has been falling when this is drawn first. */
  elapsedMs: number
  /** The ball lies in it. */
  settled: boolean
}

/**
 * The bucket that the ball falls into, in the plain one's place. It dips when the ball is in it, and then is filled when it
 * pays more than the stake, else only rimmed.
 */
export function LandedBucket({ table, board, path, elapsedMs, settled }: LandedBucketProps) {
  const place = bucketOf(path)
  const { x, y } = bucketAt(board, place)
  const { bucketWidth: width, bucketHeight: height } = board
  const multiplierBps = tables[table].buckets[place] ?? 0
  const won = settled && outcomeKind(multiplierBps) === "win"
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const plain = [...(own.current?.parentElement?.querySelectorAll<HTMLElement>(`[data-bucket="${place}"]`) ?? [])]
    for (const part of plain) part.style.visibility = "hidden"
    // Two wide figures side by side have no room on a phone.
    const beside = [place - 1, place + 1].map((bucket) => `[data-part="label"][data-bucket="${bucket}"]`).join()
    const labels = [...(own.current?.parentElement?.querySelectorAll<HTMLElement>(beside) ?? [])]
    for (const label of labels) label.dataset.beside = "true"
    return () => {
      for (const part of plain) part.style.visibility = ""
      for (const label of labels) delete label.dataset.beside
    }
  }, [place])
  const margin = 10
  return (
    <SheetLayer
      ref={own}
      board={board}
      box={{ x: x - width / 2 - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin }}
      data-part={settled ? "landed" : "lands"}
      data-decides={settled || undefined}
      data-won={won}
      style={{ "--at": `${strikesAtMs(board.rows, board.rows) - Math.round(elapsedMs)}ms` } as CSSProperties}
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
      {settled && !won && (
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
