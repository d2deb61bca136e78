import { EmptyState, SkeletonRows } from "@dghrt/design-system"
import { lazyPart, notLoaded } from "#features/lazy-parts"
import { loadReferralDashboard } from "#features/referral"
import { useWallet } from "#features/wallet"
import { openOverlay } from "../overlays/overlays"
import { useConfig } from "../shell/app-config"
import { SocialMark } from "../shell/social-mark"
import { announce } from "../shell/toasts"
import { playerLink } from "./player-link"

const ReferralDashboard = lazyPart(loadReferralDashboard, {
  waiting: <SkeletonRows count={4} label="Loading referrals" />,
  failed: notLoaded("The referral dashboard"),
})

const marks = {
  x: <SocialMark name="X" />,
  telegram: <SocialMark name="Telegram" />,
  discord: <SocialMark name="Discord" />,
}

/** The connected wallet's referral dashboard: on the profile, in the invite tab, on a page of its own. */
export function ReferralDashboardPanel({ variant }: { variant: "profile" | "panel" }) {
  const { tokens } = useConfig()
  const { address } = useWallet()
  if (address === null)
    return <EmptyState title="Connect your wallet to view referral stats" detail="Your link has your address in it." />
  return (
    <ReferralDashboard
      address={address}
      tokens={tokens}
      variant={variant}
      marks={marks}
      playerLink={playerLink}
      onLeaders={() => openOverlay("referralLeaders")}
      onCopied={() => announce("REFERRAL_COPY_SUCCESS")}
    />
  )
}
