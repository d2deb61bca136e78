import * as v from "valibot"

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
/** What has been played, as the counters in the browser hold it. */
export const playCounts = v.object({ gamesPlayed: count, wins: count, losses: count })
export type PlayCounts = v.InferOutput<typeof playCounts>

export const noPlays: PlayCounts = { gamesPlayed: 0, wins: 0, losses: 0 }

/** Counts one play: a win is a play that paid anything at all, also less than it cost. */
export const withPlay = ({ gamesPlayed, wins, losses }: PlayCounts, payout: bigint): PlayCounts => ({
  gamesPlayed: gamesPlayed + 1,
  wins: wins + (payout > 0n ? 1 : 0),
  losses: losses + (payout > 0n ? 0 : 1),
})

/** Share of plays that won, 0 to 1; null before the first play. */
export const winRate = ({ gamesPlayed, wins }: PlayCounts): number | null =>
  gamesPlayed > 0 ? wins / gamesPlayed : null

const hot = 0.6
const cold = 0.3
const fewPlays = 5

/** A word about the player's luck, while there is one. */
export function mood(counts: PlayCounts): "on fire" | "rekt" | null {
  const rate = winRate(counts)
  if (rate === null) return null
  if (rate > hot) return "on fire"
  return rate < cold && counts.gamesPlayed > fewPlays ? "rekt" : null
}
