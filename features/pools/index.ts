export type { Pool } from "#contract/pools"
export { usePools } from "./data/use-pools"
export { JACKPOT_FEE, jackpotFeeSetting } from "./model/jackpot-fee"
export { Jackpot } from "./ui/jackpot"
