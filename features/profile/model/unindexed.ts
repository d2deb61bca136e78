import type { PlayerStats } from "#contract/players"
import type { PlayCounts, RecentPlay } from "#features/games"
import type { PlayerFigures } from "./statistics"

/** Plays that this browser has shown and that the server's figures do not have yet. */
export function unindexedOf(stats: Pick<PlayerStats, "user" | "newest">, recent: readonly RecentPlay[]) {
  const mine = recent.filter(({ player }) => player === stats.user)
  // The server reads a wallet's plays in their order: what is older than one that it names has been read.
  const read = mine.findIndex(({ key }) => stats.newest.includes(key))
  return read < 0 ? mine : mine.slice(0, read)
}

type Counted = Pick<PlayerFigures, "plays" | "wins" | "pushes" | "wagered" | "paid">

/** Figures with plays that they do not have yet. */
export function withPlays<Figures extends Counted>(figures: Figures, plays: readonly RecentPlay[]): Figures {
  const sum = (of: "wager" | "payout") => plays.reduce((total, play) => total + play[of], 0n)
  return {
    ...figures,
    plays: figures.plays + plays.length,
    wins: figures.wins + plays.filter(({ wager, payout }) => payout > wager).length,
    pushes: figures.pushes + plays.filter(({ wager, payout }) => payout === wager).length,
    wagered: figures.wagered + sum("wager"),
    paid: figures.paid + sum("payout"),
  }
}

/** All plays of a wallet in all tokens: what the server has read, and what this browser knows beside it. */
export function countsOf(stats: PlayerStats, recent: readonly RecentPlay[]): PlayCounts {
  const plays = unindexedOf(stats, recent)
  const sum = (of: (tally: Counted) => number) => stats.tokens.reduce((total, tally) => total + of(tally), 0)
  const none = { wagered: 0n, paid: 0n }
  const all = withPlays(
    { plays: sum((t) => t.plays), wins: sum((t) => t.wins), pushes: sum((t) => t.pushes), ...none },
    plays,
  )
  return { gamesPlayed: all.plays, wins: all.wins, losses: all.plays - all.wins - all.pushes }
}
