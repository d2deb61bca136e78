/** Alone in its file: the route's search schema is part of the first load, the rest of the contract is not. */
export const leaderboardPeriods = ["alltime", "30d", "7d", "24h"] as const
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number]
