export type { Pool } from "#contract/pools"
export { usePools } from "./data/use-pools"
export { chanceOf } from "./model/jackpot-chance"
export { JACKPOT_FEE, jackpotFeeSetting } from "./model/jackpot-fee"
export { jackpotWin } from "./model/jackpot-split"
export type { BonusState } from "./ui/bonus-panel"
export { Jackpot } from "./ui/jackpot"
export { JackpotFrame } from "./ui/jackpot-frame"

/** Reads the pots and their last winners anew, wherever they are shown: called when a jackpot was paid. */
export const refreshAfterJackpot = async () => (await import("./data/refresh-after-jackpot")).refreshAfterJackpot()

/** The jackpot with the player's part in it and its last winners. */
export const loadJackpotScreen = async () => ({ default: (await import("./ui/jackpot-screen")).JackpotScreen })

/** Says that free play has no jackpot. */
export const loadNoJackpot = async () => ({ default: (await import("./ui/jackpot-panel")).NoJackpotPanel })

/** Bonus tokens of the wallet, and their rules. */
export const loadBonusPanel = async () => ({ default: (await import("./ui/bonus-panel")).BonusPanel })
