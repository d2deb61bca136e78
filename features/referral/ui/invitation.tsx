import { useEffect } from "react"
import { useSnapshot } from "valtio"
import type { Chain } from "#features/chain"
import { logger } from "#features/kernel"
import { referrerIn } from "../model/invitation"
import { ownReferral } from "../model/own-referral"
import type { InvitationOutcome } from "../model/referral-store"
import { InvitationView } from "./invitation-view"

export interface InvitationProps {
  /** The query string with which the visitor arrived. */
  arrival: string
  /** The connected wallet's chain; null for a visitor. */
  chain: (() => Promise<Chain>) | null
  /** Called with the fate of an invitation once the wallet is known. */
  onOutcome: (outcome: InvitationOutcome, referrer: string) => void
}

// Read once, however often this part is mounted.
let arrivalRead = false

/** The invitation of the link with which the visitor came, until it is answered. */
export function Invitation({ arrival, chain, onOutcome }: InvitationProps) {
  const { invitation } = useSnapshot(ownReferral.state)
  useEffect(() => {
    if (arrivalRead) return
    arrivalRead = true
    const referrer = referrerIn(arrival)
    if (referrer !== null) ownReferral.invite(referrer)
  }, [arrival])

  useEffect(() => {
    if (chain === null || invitation === null) return
    const { referrer } = invitation
    chain()
      .then((ready) => ownReferral.settleInvitation(ready))
      .then((outcome) => onOutcome(outcome, referrer))
      // It stays open and is tried again with the next page.
      .catch((error) => logger.warn("An invitation could not be tied to the wallet", error))
  }, [chain, invitation, onOutcome])

  if (invitation === null || invitation.accepted) return null
  return <InvitationView referrer={invitation.referrer} onAccept={ownReferral.accept} onDecline={ownReferral.decline} />
}
