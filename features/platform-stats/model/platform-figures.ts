import { solMint } from "#contract/config"
import type { SettledGames } from "#contract/settled-games"
import type { PlatformStats } from "#contract/stats"

/** What is known of all players together; undefined is unknown. */
export interface PlatformFigures {
  volumeLamports: bigint | undefined
  plays: number | undefined
  players: number | undefined
  /** When this was true, milliseconds since 1970. */
  asOfMs: number
  /** "all" plays there were, those "counted" so far while older ones are read, or the "recent" ones alone. */
  scope: "all" | "counted" | "recent"
}

/** What one page of plays comes to, for this casino. Only wagers in SOL are SOL. */
export function sumPlays({ results, total }: SettledGames, creator: string, asOfMs: number): PlatformFigures {
  const ours = results.filter((play) => play.creator === creator)
  const inSol = ours.filter(({ token }) => token === solMint)
  return {
    volumeLamports: inSol.reduce((sum, { wager }) => sum + wager, 0n),
    plays: ours.length,
    players: new Set(ours.map(({ user }) => user)).size,
    asOfMs,
    // A host that does not say how many there are may have more.
    scope: total !== undefined && total <= results.length ? "all" : "recent",
  }
}

export function figuresOf(
  { volumeLamports, plays, players, complete, asOfMs }: PlatformStats,
  nowMs: number,
): PlatformFigures {
  return { volumeLamports, plays, players, asOfMs: asOfMs ?? nowMs, scope: complete ? "all" : "counted" }
}

/** What the statistics leave unknown, from plays that are all there are: figures of some plays do not mix with those of all. */
export const filledFrom = (figures: PlatformFigures, plays: PlatformFigures): PlatformFigures =>
  plays.scope !== "all"
    ? figures
    : {
        ...figures,
        volumeLamports: figures.volumeLamports ?? plays.volumeLamports,
        plays: figures.plays ?? plays.plays,
        players: figures.players ?? plays.players,
      }
