export type { InvitationOutcome } from "./model/referral-store"
export { usePendingReferrer } from "./ui/invitation"

/** Who brought the most players, as a part of a page. */
export const loadReferralLeaders = async () => ({ default: (await import("./ui/referral-leaders")).ReferralLeaders })

/** What the wallet's referrer adds to the price of a bet. */
export const loadReferralQuote = async () => (await import("./model/own-referral")).ownReferralQuote

/** The invitation with which a visitor came. */
export const loadInvitation = async () => ({ default: (await import("./ui/invitation")).Invitation })

/** The wallet's referrer. */
export const loadReferralConnection = async () => ({
  default: (await import("./ui/referral-panel")).ReferralConnection,
})

/** The wallet's referral figures and its link. */
export const loadReferralDashboard = async () => ({ default: (await import("./ui/referral-panel")).ReferralDashboard })
