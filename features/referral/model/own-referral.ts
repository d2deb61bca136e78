import { referralQuote } from "./referral-quote"
import { createReferralStore } from "./referral-store"

/** The referral store of this browser. */
export const ownReferral = createReferralStore()

export const ownReferralQuote = referralQuote(ownReferral)
