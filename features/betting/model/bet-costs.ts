import { type BetArray, rtp } from "./bet-array"
import { refundableLamports, totalLamports } from "./chain-costs"
import type { ChainCosts, FeeLine } from "./costs"
import { totalFees } from "./fees"

/** What leaves the wallet beside a wager, apart by what becomes of it. */
export interface BetCosts {
  /** In the token's smallest unit: all fees, and what the network takes where the token is SOL. */
  inToken: bigint
  /** What the network takes of a bet in another token, in lamports. */
  inSol: bigint
  /** Rent of accounts that the bet opens and that is not refunded, in lamports. */
  rent: bigint
  /** Rent that comes back when the account is closed, in lamports. */
  refundable: bigint
}

/** The same lines that are charged, so that nothing leaves the wallet that is not in here. */
export function betCosts(fees: readonly FeeLine[], chain: ChainCosts | undefined): BetCosts {
  const beside = totalFees(fees)
  if (!chain) return { inToken: beside, inSol: 0n, rent: 0n, refundable: 0n }
  const network = chain.network + chain.priority
  const refundable = refundableLamports(chain)
  const rent = totalLamports(chain) - network - refundable
  return chain.inToken
    ? { inToken: beside + network, inSol: 0n, rent, refundable }
    : { inToken: beside, inSol: network, rent, refundable }
}

/**
 * What of every unit that leaves the wallet comes back on average, 0 to 1: the draw's return after the costs in the bet's
 * token. Rent is left out because a wallet pays it once, and SOL beside another token because it has no price here.
 */
export function returnAfterCosts(bet: BetArray, wager: bigint, { inToken }: Pick<BetCosts, "inToken">): number {
  if (wager <= 0n) return 0
  return (rtp(bet) * Number(wager)) / Number(wager + inToken)
}
