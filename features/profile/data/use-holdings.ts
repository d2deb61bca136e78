import useSWR from "swr"
import type { TokenConfig } from "#contract/config"
import { type Chain, type Holdings, toChainError } from "#features/chain"
import { ApiError, type Remote, toRemote } from "#features/kernel"

export interface TokenHoldings extends Pick<Holdings, "balance" | "bonus"> {
  token: TokenConfig
}

const refreshMs = 15_000

/** What the wallet holds of each token and of its bonus, read from the chain. */
export function useHoldings(
  address: string,
  tokens: readonly TokenConfig[],
  chain: () => Promise<Chain>,
): Remote<readonly TokenHoldings[]> {
  const read = async () => {
    try {
      const ready = await chain()
      return await Promise.all(
        tokens.map(async (token) => {
          const { balance, bonus } = await ready.readHoldings(token)
          return { token, balance, bonus }
        }),
      )
    } catch (error) {
      throw new ApiError("offline", toChainError(error).message)
    }
  }
  return toRemote(useSWR(`holdings ${address}`, read, { refreshInterval: refreshMs }))
}
