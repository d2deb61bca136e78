export { referralQuote } from "../model/referral-quote"
export { createReferralStore } from "../model/referral-store"
