import { confirmSent } from "@dghrt/betting"
import type { Chain } from "#features/chain"
import type { ReferralStore } from "./referral-store"

const clock = {
  now: () => Date.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
}

/**
 * Removes a wallet's referrer: the record on chain where there is one, and in any case what this browser stored.
 * @throws ChainError when the wallet declines or the chain does not confirm it; nothing is forgotten then.
 */
export async function removeReferrer(store: Pick<ReferralStore, "forget">, chain: Chain): Promise<void> {
  if ((await chain.referral.readReferrer()) !== null)
    await confirmSent(await chain.sign(await chain.referral.prepareRemoval()), { chain, clock })
  store.forget(chain.address)
}
