export type { ExplorerLinks, ExplorerSurroundings } from "./ui/explorer-context"
export type { TransactionTab } from "./ui/transaction-view"

/** One play, its proof and its log; nothing of the explorer is loaded before its first call. */
export const loadTransaction = async () => ({ default: (await import("./ui/transaction")).Transaction })
