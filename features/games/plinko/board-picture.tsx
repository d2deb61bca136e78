import { WHOLE } from "@dghrt/betting/model"
import { type ArtHue, Bucket, Pegs, PieceFrame, Plate } from "@dghrt/design-system"
import { memo } from "react"
import { type BoardLayout, bucketAt, pegsOf, plateOf, SHEET } from "./board"
import { boardOf, type TableId, tables } from "./maths"

/** A bucket's colour says how much it pays. */
export const bucketHue = (multiplierBps: number): ArtHue =>
  multiplierBps >= 3 * WHOLE ? "art-1" : multiplierBps > WHOLE ? "art-3" : "art-tile"

/** The text of a bucket: the multiplier without its sign, for which fifteen buckets have no space. */
export const bucketLabel = (multiplierBps: number) => `${multiplierBps / WHOLE}`

const share = (part: number, whole: number) => `${(part / whole) * 100}%`

/** Plate, pegs and buckets: what no ball changes. It is drawn once per table. */
export const BoardPicture = memo(function BoardPicture({ table, board }: { table: TableId; board: BoardLayout }) {
  const { buckets } = tables[table]
  const pegs = pegsOf(board).map((spot) => ({ ...spot, r: board.peg }))
  return (
    <>
      <PieceFrame
        viewBox={`0 0 ${SHEET.width} ${board.height}`}
        className="absolute inset-0 size-full overflow-visible"
      >
        <Plate corners={plateOf(board).map(({ x, y }) => [x, y] as const)} />
        <Pegs at={pegs} />
        {buckets.map((multiplierBps, bucket) => (
          // A bucket is its place under the board.
          // biome-ignore lint/suspicious/noArrayIndexKey: buckets have no other name
          <g key={bucket} data-bucket={bucket}>
            <Bucket
              {...bucketAt(board, bucket)}
              width={board.bucketWidth}
              height={board.bucketHeight}
              label=""
              hue={bucketHue(multiplierBps)}
            />
          </g>
        ))}
      </PieceFrame>
      {buckets.map((multiplierBps, bucket) => {
        const { x, y } = bucketAt(board, bucket)
        return (
          <b
            // biome-ignore lint/suspicious/noArrayIndexKey: buckets have no other name
            key={bucket}
            data-part="label"
            data-bucket={bucket}
            data-board={boardOf(table)}
            data-named={[0, board.rows / 2, board.rows].includes(bucket)}
            style={{ left: share(x, SHEET.width), top: share(y + board.bucketHeight * 0.56, board.height) }}
          >
            {bucketLabel(multiplierBps)}
          </b>
        )
      })}
    </>
  )
})
