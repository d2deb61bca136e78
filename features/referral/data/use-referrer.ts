import useSWR from "swr"
import { useSnapshot } from "valtio"
import { type Chain, toChainError } from "#features/chain"
import { ApiError, type Remote, toRemote } from "#features/kernel"
import { ownReferral } from "../model/own-referral"
import type { Referrer } from "../model/referral-store"

/** The wallet's referrer, by the chain or by an accepted invitation. */
export function useReferrer(address: string, chain: () => Promise<Chain>): Remote<Referrer | null> {
  const { version } = useSnapshot(ownReferral.state)
  const read = async () => {
    try {
      return await ownReferral.referrerOf(await chain())
    } catch (error) {
      throw new ApiError("offline", toChainError(error).message)
    }
  }
  return toRemote(useSWR(`referrer ${address} ${version}`, read, { revalidateOnFocus: true }))
}
