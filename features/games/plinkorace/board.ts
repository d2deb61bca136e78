import { BUCKETS, ROWS } from "./race"

/** The sheet the board is drawn on, hardly wider than the plate, and its measures in the sheet's units. */
export const SHEET = { width: 580, height: 476 }
const middle = SHEET.width / 2
const dx = 42
const dy = 25.6
const top = 48
export const ball = 11
export const peg = 3.6
export const bucketTop = top + ROWS * dy + 8
export const bucketHeight = 44
export const bucketWidth = dx - 5

export interface Spot {
  x: number
  y: number
}

const plateTop = top - dy
const plateHead = dx * 1.9
const plateFoot = (BUCKETS / 2) * dx + 10

/** Half the plate's width at this height. */
const halfWidthAt = (y: number) =>
  plateHead + ((plateFoot - plateHead) * (y - plateTop)) / (bucketTop + bucketHeight + 6 - plateTop)

/** As many to a row as the plate has room for. */
export const pegs: readonly Spot[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: row + 5 }, (_, column) => ({ x: middle + (column - (row + 4) / 2) * dx, y: top + row * dy })),
)
  .flat()
  .filter(({ x, y }) => Math.abs(x - middle) <= halfWidthAt(y) - peg * 2)

export const bucketAt = (bucket: number): Spot => ({ x: middle + (bucket - (BUCKETS - 1) / 2) * dx, y: bucketTop })

export const plate: ReadonlyArray<readonly [number, number]> = [
  [middle - plateHead, plateTop],
  [middle + plateHead, plateTop],
  [middle + plateFoot, bucketTop + bucketHeight + 6],
  [middle - plateFoot, bucketTop + bucketHeight + 6],
]

/** Where the ball is above the board, at each row on its way, and last where it lies. */
export function stopsOf(path: readonly boolean[], bucket: number): readonly Spot[] {
  let rights = 0
  const widest = ((BUCKETS - 1) / 2) * dx
  const way = path.map((right, row) => {
    rights += right ? 1 : 0
    const x = (rights - (row + 1) / 2) * dx
    return { x: middle + Math.min(Math.max(x, -widest), widest), y: top + row * dy + dy * 0.35 }
  })
  return [{ x: middle, y: top - dy }, ...way, { x: bucketAt(bucket).x, y: bucketTop + bucketHeight * 0.42 }]
}

/** A place on the sheet in parts of the board's box, so that it holds at every size. */
export const ballTransform = ({ x, y }: Spot) =>
  `translate(${((x / SHEET.width) * 100).toFixed(2)}cqw, ${((y / SHEET.height) * 100).toFixed(2)}cqh)`
