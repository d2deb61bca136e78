import type { BetArray } from "@dghrt/betting/model"

export const boards = ["classic", "normal", "degen"] as const
export type Board = (typeof boards)[number]
export const risks = ["low", "medium", "high", "degen"] as const
export type Risk = (typeof risks)[number]

/** What the player chose. The risk is kept while a long board is played, which has one table of its own. */
export interface PlinkoSettings {
  board: Board
  risk: Risk
}

export const defaultPlinko: PlinkoSettings = { board: "normal", risk: "medium" }

export const tableIds = ["classic-low", "classic-medium", "classic-high", "classic-degen", "normal", "degen"] as const
export type TableId = (typeof tableIds)[number]

export const tableIdOf = ({ board, risk }: PlinkoSettings): TableId => (board === "classic" ? `classic-${risk}` : board)

export const boardOf = (id: TableId): Board => (id === "normal" || id === "degen" ? id : "classic")

export interface PlinkoTable {
  rows: number
  /** What each bucket pays in basis points, from left to right. */
  buckets: readonly number[]
  bet: BetArray
}

export type Bounce = "left" | "right"

/** Row by row, from the top: bit r of an index is the bounce at row r, 1 to the right. */
export const bouncesOf = (index: number, rows: number): readonly Bounce[] =>
  Array.from({ length: rows }, (_, row) => ((index >> row) & 1 ? "right" : "left"))

/** Each bounce to the right is one bucket further. */
export const bucketOf = (path: readonly Bounce[]) => path.filter((bounce) => bounce === "right").length

/** `edgeToCentre` in basis points; every bucket further in pays as the last one named. */
const mirrored = (rows: number, edgeToCentre: readonly number[]) =>
  Array.from(
    { length: rows + 1 },
    (_, bucket) => edgeToCentre[Math.min(bucket, rows - bucket)] ?? edgeToCentre.at(-1) ?? 0,
  )

/** One entry per way down, so the index the program draws is the path the ball takes. */
function everyPath(edgeToCentre: readonly number[]): PlinkoTable {
  const rows = 6
  const buckets = mirrored(rows, edgeToCentre)
  const bet = Array.from({ length: 2 ** rows }, (_, index) => buckets[bucketOf(bouncesOf(index, rows))] ?? 0)
  return { rows, buckets, bet }
}

/** A board whose odds are written down: `[multiplier in basis points, how many outcomes]`, from the edge inward. */
function fixedOdds(rows: number, odds: readonly (readonly [multiplierBps: number, outcomes: number])[]): PlinkoTable {
  return {
    rows,
    buckets: mirrored(
      rows,
      odds.map(([multiplierBps]) => multiplierBps),
    ),
    bet: odds.flatMap(([multiplierBps, outcomes]) => Array.from({ length: outcomes }, () => multiplierBps)),
  }
}

export const tables: Readonly<Record<TableId, PlinkoTable>> = {
  "classic-low": everyPath([30_000, 12_800, 10_000, 6_000]),
  "classic-medium": everyPath([65_000, 17_800, 7_000, 4_000]),
  "classic-high": everyPath([130_000, 20_300, 3_000, 2_000]),
  "classic-degen": everyPath([210_000, 17_800, 0, 0]),
  normal: fixedOdds(14, [
    [60_000, 1],
    [30_000, 7],
    [15_000, 10],
    [5_000, 48],
  ]),
  degen: fixedOdds(12, [
    [150_000, 1],
    [100_000, 3],
    [20_000, 2],
    [0, 43],
  ]),
}

export const betArray = (settings: PlinkoSettings): BetArray => tables[tableIdOf(settings)].bet

export interface BucketOdds {
  multiplierBps: number
  outcomes: number
  /** How many buckets from the edge the row begins, on both sides. */
  fromEdge: number
}

/** The board's buckets from the edge inward with how many outcomes end there; a long board's inner ones are one row. */
export function oddsOf(id: TableId): readonly BucketOdds[] {
  const { rows, buckets, bet } = tables[id]
  const half = buckets.slice(0, Math.floor(rows / 2) + 1)
  if (boardOf(id) !== "classic")
    return [...new Set(half)].map((multiplierBps) => ({
      multiplierBps,
      outcomes: bet.filter((bps) => bps === multiplierBps).length,
      fromEdge: half.indexOf(multiplierBps),
    }))
  const ends = bet.map((_, index) => bucketOf(bouncesOf(index, rows)))
  return half.map((multiplierBps, fromEdge) => ({
    multiplierBps,
    outcomes: ends.filter((bucket) => Math.min(bucket, rows - bucket) === fromEdge).length,
    fromEdge,
  }))
}

/** The row of `oddsOf` a bucket belongs to. */
export function oddsRowOf(id: TableId, bucket: number): number {
  const fromEdge = Math.min(bucket, tables[id].rows - bucket)
  return oddsOf(id).reduce((row, odds, index) => (odds.fromEdge <= fromEdge ? index : row), 0)
}
