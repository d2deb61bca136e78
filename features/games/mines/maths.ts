import { type BetArray, WHOLE } from "@dghrt/betting/model/bet-array"

export const COLUMNS = 5
export const TILES = COLUMNS * COLUMNS
/** How many mines a board may have. */
export const MINES = [1, 3, 5, 10, 15, 20, 24] as const
export const DEFAULT_MINES = 5

/** What one step is priced by: the mines of the board, and the tiles that lie open before it. */
export interface MinesLevel {
  mines: number
  /** Tiles open, 0 to 24. */
  level: number
}

/** One tile of a run. */
export interface MinesStep {
  mines: number
  /** Safe tiles that lay open before, in rising order, each 0 to 24 from the top left. */
  opened: readonly number[]
  tile: number
}

/** Safe tiles of a board: as many steps as a run can have. */
export const levelsOf = (mines: number) => TILES - mines

export const isLegal = ({ mines, level }: MinesLevel) =>
  MINES.some((count) => count === mines) && Number.isInteger(level) && level >= 0 && level < levelsOf(mines)

/** What a safe tile pays, in whole basis points, rounded down. */
export const multiplierAt = ({ mines, level }: MinesLevel) =>
  Math.floor(((TILES - level) * WHOLE) / (TILES - level - mines))

export const safeChance = ({ mines, level }: MinesLevel) => (TILES - level - mines) / (TILES - level)

/** The closed tiles in a drawn order with the mines first: the index is the place that the chosen tile gets in it. */
export const isMine = (mines: number, index: number) => index < mines

/**
 * One entry per tile still closed, so the index that the program draws says whether the chosen one is a mine.
 * @throws RangeError for what the game does not offer.
 */
export function betArray(at: MinesLevel): BetArray {
  if (!isLegal(at)) throw new RangeError(`No such step of mines: ${JSON.stringify(at)}`)
  const multiplierBps = multiplierAt(at)
  return Array.from({ length: TILES - at.level }, (_, index) => (isMine(at.mines, index) ? 0 : multiplierBps))
}

/** The highest level that the pool can pay, when `wager` is what the next tile stakes; an unknown limit cuts nothing. */
export function payableLevel(mines: number, level: number, wager: bigint | null, maxPayout: bigint | null): number {
  if (wager === null || maxPayout === null) return levelsOf(mines)
  let stake = wager
  for (let next = level; next < levelsOf(mines); next++) {
    stake = (stake * BigInt(multiplierAt({ mines, level: next }))) / BigInt(WHOLE)
    if (stake > maxPayout) return next
  }
  return levelsOf(mines)
}
