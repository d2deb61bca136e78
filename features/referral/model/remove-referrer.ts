import { type Clock, confirmSent, resumeSent, systemClock } from "@dghrt/betting"
import type { Chain, ReferralChain } from "#features/chain"
import type { ReferralStore } from "./referral-store"

type RemovingChain = Pick<Chain, "address" | "sign" | "send" | "signatureStatus" | "witnesses"> & {
  referral: Pick<ReferralChain, "readReferrer" | "prepareRemoval">
}

/**
 * Removes a wallet's referrer: the record on chain where there is one, and in any case what this browser stored. First it waits for
 * what an earlier page has sent.
 * @throws ChainError when the wallet declines or the chain does not confirm it; nothing is forgotten then.
 */
export async function removeReferrer(
  store: Pick<ReferralStore, "forget" | "sentRemoval">,
  chain: RemovingChain,
  clock: Clock = systemClock,
): Promise<void> {
  const sent = store.sentRemoval(chain.address)
  await resumeSent({ chain, clock, sent })
  if ((await chain.referral.readReferrer()) !== null)
    await confirmSent(await chain.sign(await chain.referral.prepareRemoval()), { chain, clock, sent })
  store.forget(chain.address)
}
