export { type RankingName, rankings } from "./model/rankings"

/** Players by wagered amount; nothing of it is loaded before its first call. */
export const loadLeaderboard = async () => ({ default: (await import("./ui/leaderboard")).Leaderboard })
