import { drawnIndex, hashSeed } from "../model/seeds"
import { verifyRound } from "../model/verify-round"
import { fetchRound, type ReadOptions } from "./fetch-round"
import { solanaNodes } from "./nodes"

/** A settled bet of this page, with what the page saw on chain before it was signed. */
export interface OwnRound {
  /** Base58, of the bet's transaction; null where no wallet signed it. */
  signature: string | null
  /** SHA-256 hex of the seed that was promised; null where this page did not see it. */
  hashedSeed: string | null
  /** The wallet's settled plays before the bet. */
  nonce: number
}

/**
 * The arithmetic of a draw, and `verify` for a casino's own bets: they read "verified" where the chain agrees with what the page saw.
 * Two nodes of different operators say more than one.
 */
export function verifyWith(rpcUrls: readonly string[], options: Omit<ReadOptions, "recordedOf">) {
  const nodes = solanaNodes(rpcUrls)
  return {
    drawnIndex,
    hashSeed,
    /** @throws RoundError when no node gives the round. */
    async verify({ signature, hashedSeed, nonce }: OwnRound) {
      const recorded = hashedSeed === null ? null : { hashedSeed, nonce }
      const { evidence } = await fetchRound(signature ?? "", nodes, { ...options, recordedOf: async () => recorded })
      return verifyRound(evidence)
    },
  }
}
