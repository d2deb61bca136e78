/** The leaderboard's tabs. */
export const rankings = ["wagered", "multipliers"] as const
export type RankingName = (typeof rankings)[number]
