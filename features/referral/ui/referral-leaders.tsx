import { useReferralLeaders } from "../data/use-referral-leaders"
import { ReferralLeadersView, type ReferralLeadersViewProps } from "./referral-leaders-view"

/** The leaders of the referral programme, as the server reads them from the chain. */
export const ReferralLeaders = (props: Omit<ReferralLeadersViewProps, "leaders">) => (
  <ReferralLeadersView {...props} leaders={useReferralLeaders()} />
)
