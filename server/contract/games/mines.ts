import { type BetArray, WHOLE } from "@dghrt/betting/model"
import type { StepRules } from "./step-rules"

export const COLUMNS = 5
export const TILES = COLUMNS * COLUMNS
/** How many mines a board may have. */
export const MINES = [1, 3, 5, 10, 15, 20, 24] as const

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

const maskOf = (tiles: readonly number[]) => tiles.reduce((mask, tile) => mask + 2 ** tile, 0)

const tilesOf = (mask: number) => Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => (mask >> tile) & 1)

/** A step says which tiles lay open, so that a replay of this step alone shows the whole board. */
export const encodeMines = ({ mines, opened, tile }: MinesStep) =>
  `0:mines:${mines}:${maskOf(opened).toString(36)}:${tile}`

/** Null when the text is not a step that could have been played. */
export function decodeMines(metadata: string): MinesStep | null {
  const [, count, mask, chosen] = /^0:mines:(\d{1,2}):([0-9a-z]{1,5}):(\d{1,2})$/.exec(metadata) ?? []
  if (count === undefined || mask === undefined || chosen === undefined) return null
  const bits = Number.parseInt(mask, 36)
  if (bits >= 2 ** TILES) return null
  const step = { mines: Number(count), opened: tilesOf(bits), tile: Number(chosen) }
  const legal = isLegal({ mines: step.mines, level: step.opened.length })
  // Written again it must be the same text: "05" or a leading zero was not written here.
  return legal && step.tile < TILES && !step.opened.includes(step.tile) && encodeMines(step) === metadata ? step : null
}

/** Tiles that lie open after a safe step. */
export const openedAfter = ({ opened, tile }: MinesStep): readonly number[] =>
  [...opened, tile].sort((one, other) => one - other)

export const minesSteps: StepRules<MinesStep> = {
  gameId: "mines",
  decode: decodeMines,
  betArray: ({ mines, opened }) => betArray({ mines, level: opened.length }),
  levelOf: ({ opened }) => opened.length,
  follows: ({ step }, next) => step.mines === next.mines && maskOf(openedAfter(step)) === maskOf(next.opened),
}
