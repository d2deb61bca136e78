import type { QuotePart } from "#features/games"
import { logger } from "#features/kernel"
import { loadReferralQuote } from "#features/referral"

/** The referrer's share of a bet. A bet does not fail because the code for it could not be loaded. */
export const referralQuote: QuotePart = async (bet, chain, token) => {
  try {
    return await (await loadReferralQuote())(bet, chain, token)
  } catch (error) {
    logger.warn("A bet goes without its referral", error)
    return {}
  }
}
