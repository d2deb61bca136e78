import { useEffect } from "react"
import { useSnapshot } from "valtio"
import type { Chain } from "#features/chain"
import { logger } from "#features/kernel"
import { referrerIn } from "../model/invitation"
import { ownReferral } from "../model/own-referral"
import type { InvitationOutcome } from "../model/referral-store"
import { InvitationView } from "./invitation-view"

export interface InvitationProps {
  /** The query string of an invitation with which the visitor arrived; null if it names no referrer. */
  arrival: string | null
  /** The connected wallet's chain; null for a visitor. */
  chain: (() => Promise<Chain>) | null
  /** Called with the fate of an invitation once the wallet is known, or at once when its link cannot be read. */
  onOutcome: (outcome: InvitationOutcome) => void
}

// Read once, however often this part is mounted.
let arrivalRead = false

/** The wallet whose invitation is not tied to a wallet yet, and so has to travel to another browser; null without one. */
export const usePendingReferrer = (): string | null => useSnapshot(ownReferral.state).invitation?.referrer ?? null

/** The invitation of the link with which the visitor came, until it is answered. */
export function Invitation({ arrival, chain, onOutcome }: InvitationProps) {
  const { invitation } = useSnapshot(ownReferral.state)
  useEffect(() => {
    if (arrivalRead || arrival === null) return
    arrivalRead = true
    const referrer = referrerIn(arrival)
    if (referrer === null) onOutcome("unreadable")
    else ownReferral.invite(referrer)
  }, [arrival, onOutcome])

  useEffect(() => {
    if (chain === null || invitation === null) return
    chain()
      .then((ready) => ownReferral.settleInvitation(ready))
      .then(onOutcome)
      // It stays open and is tried again with the next page.
      .catch((error) => logger.warn("An invitation could not be tied to the wallet", error))
  }, [chain, invitation, onOutcome])

  if (invitation === null || invitation.accepted) return null
  return <InvitationView referrer={invitation.referrer} onAccept={ownReferral.accept} onDecline={ownReferral.decline} />
}
