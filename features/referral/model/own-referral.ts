import { referralQuote } from "./referral-quote"
import { createReferralStore } from "./referral-store"

/** The one of this browser. */
export const ownReferral = createReferralStore()

export const ownReferralQuote = referralQuote(ownReferral)
