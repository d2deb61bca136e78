import { versioned } from "@dghrt/kernel/versioned"
import * as v from "valibot"
import { outcomeOf } from "../kit/outcome"

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** The counters as the browser holds them. */
export const storedCounts = v.object({ gamesPlayed: count, wins: count, losses: count })

/** What has been played. A push is a play that is neither a win nor a loss. */
export interface PlayCounts {
  gamesPlayed: number
  wins: number
  losses: number
}

export const noPlays: PlayCounts = { gamesPlayed: 0, wins: 0, losses: 0 }

/**
 * Version 1 carried no number and counted every payout as a win: such counters start over, so that the two meanings are
 * never added up.
 */
export const countsShape = versioned(2, () => noPlays)

/** A settled play, as far as its outcome matters. */
export interface PlayOutcome {
  /** In the token's smallest unit. */
  wager: bigint
  /** In the token's smallest unit. */
  payout: bigint
}

/** Counts one play: a win paid more than its wager, a push exactly its wager, everything else is a loss. */
export function withPlay(before: PlayCounts, play: PlayOutcome): PlayCounts {
  const outcome = outcomeOf(play)
  return {
    ...before,
    gamesPlayed: before.gamesPlayed + 1,
    wins: before.wins + (outcome === "win" ? 1 : 0),
    losses: before.losses + (outcome === "win" || outcome === "push" ? 0 : 1),
  }
}

/** Plays that returned exactly their wager. */
export const pushesOf = ({ gamesPlayed, wins, losses }: PlayCounts): number => Math.max(0, gamesPlayed - wins - losses)

/** Wins among wins and losses, 0 to 1; null before the first of them. */
export const winRate = ({ wins, losses }: PlayCounts): number | null =>
  wins + losses > 0 ? wins / (wins + losses) : null

const HOT_RATE = 0.6
const COLD_RATE = 0.3
/** Fewer plays say nothing about luck. */
const MIN_PLAYS = 10

/** A label for the player's luck; null while there is none. */
export function mood(counts: PlayCounts): "on fire" | "rekt" | null {
  const rate = winRate(counts)
  if (rate === null || counts.gamesPlayed < MIN_PLAYS) return null
  if (rate > HOT_RATE) return "on fire"
  return rate < COLD_RATE ? "rekt" : null
}
