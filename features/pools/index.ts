export type { Pool } from "#contract/pools"
export { usePools } from "./data/use-pools"

/** The jackpot in large figures; the reading of pools and prices comes with it. */
export const loadJackpot = async () => ({ default: (await import("./ui/jackpot")).Jackpot })
