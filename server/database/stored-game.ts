import type { betArrays, settledGames } from "./play-schema"
import type { SettledGame } from "./settled-game"

/** A play as its tables hold it. */
export const gameOf = (row: {
  settled_games: typeof settledGames.$inferSelect
  bet_arrays: typeof betArrays.$inferSelect | null
}): SettledGame => {
  const {
    id: _id,
    sourceId: _source,
    outcome: _outcome,
    betArrayId: _bet,
    finalized: _final,
    ...game
  } = row.settled_games
  return { ...game, bet: row.bet_arrays === null ? null : multipliersOf(row.bet_arrays.multipliers) }
}

/** As `PlayStore` writes them: a JSON array of numbers. */
const multipliersOf = (text: string): number[] => text.slice(1, -1).split(",").filter(Boolean).map(Number)
