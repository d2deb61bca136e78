import { type Board, type Bounce, boardOf, bucketOf, type TableId, tables } from "./maths"

/** The sheet every board is drawn on. */
export const SHEET = { width: 656, height: 476 }
/** Of the sheet where a board has the width of a low phone and little height. */
const LOW_HEIGHT = 356

/** Measures of a board in the sheet's units. */
export interface BoardLayout {
  rows: number
  /** Of its sheet. */
  height: number
  /** Between two pegs of a row, and between two rows. */
  dx: number
  dy: number
  /** Height of the first row. */
  top: number
  peg: number
  ball: number
  bucketTop: number
  bucketWidth: number
  bucketHeight: number
}

export interface Spot {
  x: number
  y: number
}

const BUCKET_HEIGHT = 46
const UNDER_BUCKETS = 20

type Given = Pick<BoardLayout, "height" | "dx" | "top" | "peg" | "ball">

function layout(rows: number, given: Given): BoardLayout {
  const bucketTop = given.height - UNDER_BUCKETS - BUCKET_HEIGHT
  // The last row is seven tenths of a row above the mouths.
  const dy = (bucketTop - given.top) / (rows - 0.28)
  return { ...given, rows, dy, bucketTop, bucketWidth: given.dx - 5, bucketHeight: BUCKET_HEIGHT }
}

const layouts = (height: number): Readonly<Record<Board, BoardLayout>> => ({
  classic: layout(tables["classic-low"].rows, { height, dx: 88, top: 56, peg: 8.5, ball: 15 }),
  normal: layout(tables.normal.rows, { height, dx: 42, top: 34, peg: 5, ball: 9 }),
  degen: layout(tables.degen.rows, { height, dx: 48, top: 38, peg: 5.5, ball: 10 }),
})

const [usual, lowered] = [layouts(SHEET.height), layouts(LOW_HEIGHT)]

export const layoutOf = (table: TableId, low = false): BoardLayout => (low ? lowered : usual)[boardOf(table)]

/** Column k of a row, counted from the left; the row below the last one is the row of buckets. */
export const pegAt = ({ dx, dy, top }: BoardLayout, row: number, column: number): Spot => ({
  x: SHEET.width / 2 + (column - row / 2) * dx,
  y: top + row * dy,
})

export const bucketAt = (board: BoardLayout, bucket: number): Spot => ({
  x: pegAt(board, board.rows, bucket).x,
  y: board.bucketTop,
})

/** Every peg, row by row. */
export const pegsOf = (board: BoardLayout): readonly Spot[] =>
  Array.from({ length: board.rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, column) => pegAt(board, row, column)),
  ).flat()

/** The four corners of the plate, clockwise from the upper left. */
export function plateOf({ dx, dy, top, rows, bucketTop, bucketHeight }: BoardLayout): readonly Spot[] {
  const [middle, above, below] = [SHEET.width / 2, top - dy * 0.75, bucketTop + bucketHeight + 4]
  const [narrow, wide] = [dx * 0.9, ((rows + 1) / 2) * dx + 6]
  return [
    { x: middle - narrow, y: above },
    { x: middle + narrow, y: above },
    { x: middle + wide, y: below },
    { x: middle - wide, y: below },
  ]
}

/** Where the ball waits. */
export const chuteOf = (board: BoardLayout): Spot => ({ x: SHEET.width / 2, y: board.top - board.dy * 0.62 })

/** Columns of the pegs a ball strikes on its way, then the bucket it falls into. */
export const columnsOf = (path: readonly Bounce[]): readonly number[] =>
  Array.from({ length: path.length + 1 }, (_, row) => bucketOf(path.slice(0, row)))

/** Where a ball lies: sunk into its bucket, behind whose front it is not seen. */
export const restOf = (board: BoardLayout, path: readonly Bounce[]): Spot => {
  const { x, y } = bucketAt(board, bucketOf(path))
  return { x, y: y - board.ball * 0.4 }
}

/** Where the ball is when it strikes each peg in turn, and last the mouth of its bucket. */
export const stopsOf = (board: BoardLayout, path: readonly Bounce[]): readonly Spot[] =>
  columnsOf(path).map((column, row) => {
    if (row === board.rows) return { x: bucketAt(board, column).x, y: board.bucketTop - board.ball * 0.7 }
    const { x, y } = pegAt(board, row, column)
    return { x, y: y - board.ball - board.peg * 0.6 }
  })
