import { Card, SkeletonRows } from "@dghrt/design-system"
import type { Chain } from "#features/chain"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { loadReferralConnection } from "#features/referral"
import { toasts } from "../shell/toasts"
import { ReferralDashboardPanel } from "./referral-dashboard-panel"

const ReferralConnection = lazyPart(loadReferralConnection, {
  waiting: <SkeletonRows count={4} label="Loading referrals" />,
  failed: notLoaded("Your referrer"),
})

/** The referral part of the own profile. */
export function ReferralBlock({ address, chain }: { address: string; chain: () => Promise<Chain> }) {
  return (
    <>
      <ReferralConnection
        address={address}
        chain={chain}
        onRemoved={() =>
          toasts.push({
            tone: "success",
            title: "Referrer removed",
            detail: "Your bets no longer share a part of the platform fee.",
          })
        }
        onProblem={(detail) => toasts.push({ tone: "danger", title: "The referrer was not removed", detail })}
      />
      <Card padding="lg">
        <ReferralDashboardPanel variant="profile" />
      </Card>
    </>
  )
}
