import type { RoundResult } from "@dghrt/betting/model"
import { type Decoration, decorationOf } from "../kit/decoration"
import { type Bounce, boardOf, bouncesOf, type TableId, tables } from "./maths"

/** How many ways lead into each bucket of a board: the weights of chance alone. */
function waysInto(rows: number): readonly number[] {
  return Array.from({ length: rows }).reduce<readonly number[]>(
    (ways) => [...ways, 0].map((count, bucket) => count + (ways[bucket - 1] ?? 0)),
    [1],
  )
}

/** One of the buckets that pay `multiplierBps`, as likely as chance alone would make it among them. */
function bucketFor(draw: Decoration, buckets: readonly number[], multiplierBps: number): number {
  const ways = waysInto(buckets.length - 1).map((count, bucket) => (buckets[bucket] === multiplierBps ? count : 0))
  let left = draw() * ways.reduce((sum, count) => sum + count, 0)
  for (const [bucket, count] of ways.entries()) {
    if (left < count) return bucket
    left -= count
  }
  throw new RangeError(`No bucket pays ${multiplierBps} basis points`)
}

/** One of the paths into `bucket`, each equally likely. */
function pathInto(draw: Decoration, rows: number, bucket: number): readonly Bounce[] {
  let right = bucket
  return Array.from({ length: rows }, (_, row) => {
    if (draw() * (rows - row) >= right) return "left"
    right -= 1
    return "right"
  })
}

/**
 * The way down. On the classic board it is what was drawn, bounce by bounce. On a long board only the multiplier was;
 * the way to a bucket that pays it comes from the play's own hash, so that everybody sees the same one.
 */
export function pathOf(result: RoundResult, table: TableId): readonly Bounce[] {
  const { rows, buckets } = tables[table]
  if (boardOf(table) === "classic") return bouncesOf(result.resultIndex, rows)
  const draw = decorationOf(result)
  return pathInto(draw, rows, bucketFor(draw, buckets, result.multiplierBps))
}
