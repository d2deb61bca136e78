/** Who brought the most players, as a part of a page. */
export const loadReferralLeaders = async () => ({ default: (await import("./ui/referral-leaders")).ReferralLeaders })
