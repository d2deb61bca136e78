import { WHOLE } from "@dghrt/betting/model"
import { levelsOf, type MinesLevel, multiplierAt, TILES } from "#contract/games/mines"

export {
  betArray,
  COLUMNS,
  isLegal,
  isMine,
  levelsOf,
  MINES,
  type MinesLevel,
  type MinesStep,
  multiplierAt,
  TILES,
} from "#contract/games/mines"

export const DEFAULT_MINES = 5

export const safeChance = ({ mines, level }: MinesLevel) => (TILES - level - mines) / (TILES - level)

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
