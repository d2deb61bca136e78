import type { SentMemory } from "@dghrt/betting"
import { sentTransaction } from "@dghrt/betting/model"
import * as v from "valibot"
import { proxy } from "valtio/vanilla"
import { browserStorage, logger, type StoragePort, type Stored, stored } from "#features/kernel"
import { isWallet } from "./invitation"

const wallet = v.pipe(v.string(), v.check(isWallet))
const invitationSchema = v.nullable(v.object({ referrer: wallet, accepted: v.boolean() }))

/** An invitation that came with a link. */
export type Invitation = NonNullable<v.InferOutput<typeof invitationSchema>>

/** Who refers a wallet, and whether that is recorded on chain. */
export interface Referrer {
  address: string
  recorded: boolean
}

interface ReferrerReader {
  readonly address: string
  readonly referral: { readReferrer(): Promise<string | null> }
}

/** What happened to an invitation: to its link, or once the wallet was connected. */
export type InvitationOutcome = "none" | "open" | "accepted" | "own-link" | "already-referred" | "unreadable"

export interface ReferralStore {
  readonly state: {
    /** Of a link, until it is declined or belongs to a wallet. */
    invitation: Invitation | null
    /** Bumped when a wallet's referrer may have changed. */
    version: number
  }
  /** Stores an invitation, in place of an earlier one that is not tied to a wallet yet. */
  invite(referrer: string): void
  accept(): void
  decline(): void
  /** Ties an accepted invitation to the wallet. A referrer on chain wins over it. */
  settleInvitation(reader: ReferrerReader): Promise<Exclude<InvitationOutcome, "unreadable">>
  /**
   * The wallet's referrer: the chain's record, else an invitation that the player accepted.
   * @throws ChainError when the record cannot be read.
   */
  referrerOf(reader: ReferrerReader): Promise<Referrer | null>
  /** The removal of the wallet's record that was sent and may still land. */
  sentRemoval(address: string): SentMemory
  /** Forgets what this browser knows of the wallet's referrer. */
  forget(address: string): void
}

export function createReferralStore(port: StoragePort = browserStorage()): ReferralStore {
  const pending = stored("referral-new", invitationSchema, null, port)
  const ofWallets = new Map<string, Stored<string | null>>()
  const removals = new Map<string, SentMemory>()
  /** Wallets without a record when it was last read: only those with an accepted invitation are asked about again. */
  const unrecorded = new Set<string>()
  const state = proxy<ReferralStore["state"]>({ invitation: pending.read(), version: 0 })

  function acceptedBy(address: string) {
    const known = ofWallets.get(address) ?? stored(`referral-${address}`, v.nullable(wallet), null, port)
    ofWallets.set(address, known)
    return known
  }
  function setInvitation(invitation: Invitation | null) {
    state.invitation = invitation
    if (invitation) pending.write(invitation)
    else pending.clear()
  }

  async function recordedFor({ address, referral }: ReferrerReader): Promise<string | null> {
    const referrer = await referral.readReferrer()
    if (referrer === null) unrecorded.add(address)
    else {
      unrecorded.delete(address)
      // The chain has the record now; a stored invitation could only restore a referrer that was removed.
      acceptedBy(address).clear()
    }
    return referrer
  }

  return {
    state,
    invite: (referrer) => setInvitation({ referrer, accepted: false }),
    accept() {
      if (state.invitation) setInvitation({ referrer: state.invitation.referrer, accepted: true })
    },
    decline: () => setInvitation(null),
    async settleInvitation(reader) {
      const { invitation } = state
      if (!invitation) return "none"
      if (invitation.referrer === reader.address) {
        setInvitation(null)
        return "own-link"
      }
      if ((await recordedFor(reader)) !== null) {
        setInvitation(null)
        return "already-referred"
      }
      // Accepted or declined while the chain was read: what the player did last counts.
      const now = state.invitation
      if (!now?.accepted) return now ? "open" : "none"
      acceptedBy(reader.address).write(now.referrer)
      setInvitation(null)
      state.version += 1
      return "accepted"
    },
    async referrerOf(reader) {
      const { address } = reader
      const accepted = acceptedBy(address).read()
      if (accepted === null && unrecorded.has(address)) return null
      const recorded = await recordedFor(reader)
      const referrer = recorded ?? accepted
      if (referrer === null || referrer === address) return null
      return { address: referrer, recorded: recorded !== null }
    },
    sentRemoval(address) {
      const known =
        removals.get(address) ?? stored(`dghrt-referral-sent-${address}`, v.nullable(sentTransaction), null, port)
      removals.set(address, known)
      return known
    },
    forget(address) {
      acceptedBy(address).clear()
      unrecorded.delete(address)
      state.version += 1
      logger.info("The referrer of a wallet was removed")
    },
  }
}
