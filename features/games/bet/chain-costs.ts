import type { PoolTerms } from "#features/chain"
import type { ChainCosts } from "../kit/game-context"

const signatureLamports = 5_000n
/** The balance that an account of this size has to hold; it comes back when the account is closed. */
const rentFor = (bytes: number) => BigInt(128 + bytes) * 6_960n

const playerBytes = 49
const gameBytes = 1_835
const tokenAccountBytes = 165

/** The smallest balance with which the network keeps a wallet. */
export const WALLET_MINIMUM = rentFor(0)
/** The token account through which a wager passes, opened by the first bet in that token. */
export const TOKEN_ACCOUNT_RENT = rentFor(tokenAccountBytes)

export type ProgramCosts = Pick<PoolTerms, "playFeeLamports" | "creatorAccountOpen">

/**
 * What the next bet takes. The first one opens the player's accounts in a transaction of its own; the first one in a
 * token on this network opens the operator's token account.
 */
export function chainCosts(
  { playFeeLamports, creatorAccountOpen }: ProgramCosts,
  accountOpen: boolean,
): Omit<ChainCosts, "inToken"> {
  const creatorRent = creatorAccountOpen ? 0n : TOKEN_ACCOUNT_RENT
  if (accountOpen) return { network: signatureLamports + playFeeLamports, rent: creatorRent, refundable: 0n }
  const refundable = rentFor(playerBytes) + rentFor(gameBytes)
  const rent = refundable + TOKEN_ACCOUNT_RENT + creatorRent
  return { network: 2n * signatureLamports + playFeeLamports, rent, refundable }
}
