import { type ReferralLeaders, referralLeaders } from "#contract/referral"
import { getJson, type Remote, toRemote, useRead } from "#features/kernel"
import { useRefreshWhenHidden } from "#features/settings"

const path = "/api/referral/leaders"
const refreshMs = 60_000

/** All-time referrers, best first. */
export function useReferralLeaders(): Remote<ReferralLeaders> {
  const refreshWhenHidden = useRefreshWhenHidden()
  return toRemote(
    useRead(path, (signal) => getJson(path, referralLeaders, { signal }), {
      refreshInterval: refreshMs,
      refreshWhenHidden,
      dedupingInterval: 10_000,
      focusThrottleInterval: 5_000,
    }),
  )
}
