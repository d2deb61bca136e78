export type { Pool } from "#contract/pools"
export { usePools } from "./data/use-pools"
export { Jackpot } from "./ui/jackpot"
