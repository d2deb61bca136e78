import type { TokenConfig } from "#contract/config"
import { useReferralLeaders } from "../data/use-referral-leaders"
import { ReferralLeadersView } from "./referral-leaders-view"

export interface ReferralLeadersProps {
  /** Whose row is marked. */
  address: string
  tokens: readonly TokenConfig[]
  onInvite: () => void
}

/** The leaders of the referral programme, as the server reads them from the chain. */
export const ReferralLeaders = (props: ReferralLeadersProps) => (
  <ReferralLeadersView {...props} leaders={useReferralLeaders()} />
)
