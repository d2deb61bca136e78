import useSWR from "swr"
import { type ReferralLeaders, referralLeaders } from "#contract/referral"
import { getJson, type Remote, toRemote } from "#features/kernel"
import { useRefreshWhenHidden } from "#features/settings"

const path = "/api/referral/leaders"
/** The server reads them anew that often. */
const refreshMs = 300_000

/** All-time referrers, best first. */
export function useReferralLeaders(): Remote<ReferralLeaders> {
  const refreshWhenHidden = useRefreshWhenHidden()
  return toRemote(
    useSWR(path, () => getJson(path, referralLeaders), {
      refreshInterval: refreshMs,
      refreshWhenHidden,
      dedupingInterval: 30_000,
      focusThrottleInterval: 5_000,
    }),
  )
}
