import { tallyResult } from "#contract/bet-result"
import type { PlayerDays } from "#contract/charts"
import type { PlayerStats } from "#contract/players"

type Tally = PlayerStats["tokens"][number]
export type PlayerFigures = Omit<Tally, "token" | "first_ms" | "last_ms">

export const noFigures: PlayerFigures = {
  plays: 0,
  wins: 0,
  pushes: 0,
  wagered: 0n,
  paid: 0n,
  jackpots: 0n,
  bonus: 0n,
  best_multiplier_bps: 0,
}

/** Wins among the plays that were won or lost; null while there are none, because a push is neither. */
export function winRate({ plays, wins, pushes }: Pick<PlayerFigures, "plays" | "wins" | "pushes">): number | null {
  const decided = plays - pushes
  return decided > 0 ? wins / decided : null
}

export interface DayResult {
  dayMs: number
  /** Since the first of the days. */
  result: bigint
}

/** The result as it added up over the days, without jackpots. */
export function runningResult(days: PlayerDays["days"]): readonly DayResult[] {
  let result = 0n
  return days.map((day) => {
    result += tallyResult(day)
    return { dayMs: day.day_ms, result }
  })
}

/** Games of one token, the most wagered first. */
export const gamesIn = (games: PlayerStats["games"], token: string) =>
  games
    .filter((game) => game.token === token)
    .sort((one, other) => (one.wagered === other.wagered ? 0 : one.wagered < other.wagered ? 1 : -1))
