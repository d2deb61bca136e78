import { composeQuote, platformFees, type QuotePart } from "#features/games"
import { logger } from "#features/kernel"
import { jackpotFeeSetting } from "#features/pools"
import { loadReferralQuote } from "#features/referral"
import { priorityFeeSetting } from "#features/tokens"

const platformPart: QuotePart = () => ({ creatorFeeBps: platformFees.creatorFeeBps })

/** Nothing while the player takes no part in the jackpot. */
const jackpotPart: QuotePart = () => ({ jackpotFeeBps: jackpotFeeSetting.bps() })

const priorityPart: QuotePart = () => ({ priorityFeeLamports: priorityFeeSetting.current() })

/** Bonus tokens are spent first wherever there are some. */
const bonusPart: QuotePart = async (_bet, chain, token, holdings) => ({
  bonusBalance: (holdings ?? (await chain.readHoldings(token))).bonus,
})

/** The referrer's share of a bet. A bet does not fail because the code for it could not be loaded. */
const referralQuote: QuotePart = async (...asked) => {
  try {
    return await (await loadReferralQuote())(...asked)
  } catch (error) {
    logger.warn("A bet goes without its referral", error)
    return {}
  }
}

/**
 * What a bet costs besides its wager, part by part. A feature that charges, credits or carries something adds one line:
 * its numbers are added to the others, so a discount is a negative share.
 */
const parts: readonly QuotePart[] = [platformPart, jackpotPart, priorityPart, bonusPart, referralQuote]

export const quoteBet = composeQuote(parts)
