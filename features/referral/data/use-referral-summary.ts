import { type ReferralSummary, referralSummary } from "#contract/referral"
import { getJson, type Remote, toRemote, useRead } from "#features/kernel"
import { useRefreshWhenHidden } from "#features/settings"

const refreshMs = 60_000

/** What a wallet's link brought. */
export function useReferralSummary(wallet: string): Remote<ReferralSummary> {
  const path = `/api/referral/summary?wallet=${wallet}`
  const refreshWhenHidden = useRefreshWhenHidden()
  return toRemote(
    useRead(path, (signal) => getJson(path, referralSummary, { signal }), {
      refreshInterval: refreshMs,
      refreshWhenHidden,
    }),
  )
}
