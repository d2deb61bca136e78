export type { ExplorerLinks, ExplorerSurroundings } from "./data/explorer-context"
export { type Found, findBy } from "./model/find"
export type { HistoryFilter } from "./ui/bet-history"
export type { PlayerTab } from "./ui/player-view"
export type { ChartChoice } from "./ui/plays-chart"
export type { TransactionTab } from "./ui/transaction-view"

// Nothing of the explorer is loaded before the first of these calls.

/** Search, totals and the newest bets. */
export const loadExplorer = async () => ({ default: (await import("./ui/landing")).Landing })

/** One platform: totals, charts, games and plays. */
export const loadPlatform = async () => ({ default: (await import("./ui/platform")).Platform })

/** One wallet: totals, charts and every bet. */
export const loadPlayer = async () => ({ default: (await import("./ui/player")).Player })

/** Every bet of one wallet, for a page of its own. */
export const loadOwnBets = async () => ({ default: (await import("./ui/own-bets")).OwnBets })

/** One play, its proof and its log. */
export const loadTransaction = async () => ({ default: (await import("./ui/transaction")).Transaction })

/** One token's pool. */
export const loadPool = async () => ({ default: (await import("./ui/pool")).Pool })

/** The results of all players, one at a time in a line. */
export const loadLiveResults = async () => ({ default: (await import("./ui/live-results")).LiveResults })

/** The newest bets of all players, for a page of its own choice. */
export const loadLatestBets = async () => ({ default: (await import("./ui/latest-bets")).LatestBets })
