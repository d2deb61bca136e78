import { type ReactNode, useState } from "react"
import type { TokenConfig } from "#contract/config"
import { type Chain, toChainError } from "#features/chain"
import { useReferralSummary } from "../data/use-referral-summary"
import { useReferrer } from "../data/use-referrer"
import { referralLink } from "../model/invitation"
import { ownReferral } from "../model/own-referral"
import { removeReferrer } from "../model/remove-referrer"
import { ReferralConnectionView } from "./connection-view"
import { ReferralDashboardView } from "./dashboard-view"
import type { InviteLinkProps } from "./invite-link"

export interface ReferralPanelProps extends Pick<InviteLinkProps, "marks" | "onCopied"> {
  address: string
  tokens: readonly TokenConfig[]
  variant: "profile" | "panel"
  playerLink: (address: string, content: ReactNode) => ReactNode
  onLeaders: () => void
}

/** The connected wallet's referral figures and link. */
export function ReferralDashboard({ address, ...props }: ReferralPanelProps) {
  return (
    <ReferralDashboardView
      {...props}
      address={address}
      link={referralLink(location.origin, address)}
      summary={useReferralSummary(address)}
    />
  )
}

export interface ReferralConnectionProps {
  address: string
  chain: () => Promise<Chain>
  onRemoved: () => void
  /** `message` is a sentence for the player. */
  onProblem: (message: string) => void
}

/** The connected wallet's referrer. */
export function ReferralConnection({ address, chain, onRemoved, onProblem }: ReferralConnectionProps) {
  const referrer = useReferrer(address, chain)
  const [removing, setRemoving] = useState(false)
  async function remove() {
    setRemoving(true)
    try {
      await removeReferrer(ownReferral, await chain())
      onRemoved()
    } catch (error) {
      onProblem(toChainError(error).message)
    } finally {
      setRemoving(false)
    }
  }
  return <ReferralConnectionView referrer={referrer} removing={removing} onRemove={() => void remove()} />
}
