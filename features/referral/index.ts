/** Who brought the most players, as a part of a page. */
export const loadReferralLeaders = async () => ({ default: (await import("./ui/referral-leaders")).ReferralLeaders })

/** What the wallet's referrer adds to the price of a bet. */
export const loadReferralQuote = async () => (await import("./model/own-referral")).ownReferralQuote
