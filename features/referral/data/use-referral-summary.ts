import useSWR from "swr"
import { type ReferralSummary, referralSummary } from "#contract/referral"
import { getJson, type Remote, toRemote } from "#features/kernel"
import { useRefreshWhenHidden } from "#features/settings"

const refreshMs = 60_000

/** What a wallet's link brought. */
export function useReferralSummary(wallet: string): Remote<ReferralSummary> {
  const path = `/api/referral/summary?wallet=${wallet}`
  const refreshWhenHidden = useRefreshWhenHidden()
  return toRemote(useSWR(path, () => getJson(path, referralSummary), { refreshInterval: refreshMs, refreshWhenHidden }))
}
