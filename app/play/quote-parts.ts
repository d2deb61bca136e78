import { platformFees, type QuotePart } from "#features/games"
import { jackpotFeeSetting } from "#features/pools"
import { priorityFeeSetting } from "#features/tokens"

export const platformPart: QuotePart = () => ({ creatorFeeBps: platformFees.creatorFeeBps })

/** Nothing while the player takes no part in the jackpot. */
export const jackpotPart: QuotePart = () => ({ jackpotFeeBps: jackpotFeeSetting.bps() })

export const priorityPart: QuotePart = () => ({ priorityFeeLamports: priorityFeeSetting.current() })

/** Bonus tokens are spent first wherever there are some. */
export const bonusPart: QuotePart = async (_bet, chain, token) => ({
  bonusBalance: (await chain.readHoldings(token)).bonus,
})
