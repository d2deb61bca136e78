import { type BetArray, rtp } from "./bet-array"
import { returningLines, totalLamports } from "./chain-costs"
import type { ChainCosts, FeeLine, SolLine } from "./costs"
import { totalFees } from "./fees"

/** What leaves the wallet beside a wager, apart by what becomes of it. */
export interface BetCosts {
  /** In the token's smallest unit: all fees, and what the network takes where the token is SOL. */
  inToken: bigint
  /** What the network takes of a bet in another token, in lamports. */
  inSol: bigint
  /** Rent of accounts that the bet opens and that does not come back, in lamports. */
  rent: bigint
  /** Rent that comes back. */
  returning: readonly SolLine[]
}

/** The same lines that are charged, so that nothing leaves the wallet that is not in here. */
export function betCosts(fees: readonly FeeLine[], chain: ChainCosts | undefined): BetCosts {
  const beside = totalFees(fees)
  if (!chain) return { inToken: beside, inSol: 0n, rent: 0n, returning: [] }
  const network = chain.network + chain.priority
  const returning = returningLines(chain)
  const rent = returning.reduce((left, { lamports }) => left - lamports, totalLamports(chain) - network)
  return chain.inToken
    ? { inToken: beside + network, inSol: 0n, rent, returning }
    : { inToken: beside, inSol: network, rent, returning }
}

/** Thousandths of the wager that its costs are, rounded up; null without a wager, and where a part of them is in another currency. */
export function feePermille(wager: bigint, { inToken, inSol }: Pick<BetCosts, "inToken" | "inSol">): number | null {
  return wager > 0n && inSol === 0n ? Number((inToken * 1_000n + wager - 1n) / wager) : null
}

/**
 * What of every unit that leaves the wallet comes back on average, 0 to 1: the draw's return after the costs in the bet's
 * token. Rent is left out because a wallet pays it once, and SOL beside another token because it has no price here.
 */
export function returnAfterCosts(bet: BetArray, wager: bigint, { inToken }: Pick<BetCosts, "inToken">): number {
  if (wager <= 0n) return 0
  return (rtp(bet) * Number(wager)) / Number(wager + inToken)
}
