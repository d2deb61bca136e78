import type { BetToken } from "./bet-token"
import { WALLET_MINIMUM } from "./chain-costs"

/** Stands for SOL, which is no token of a mint. */
const SOL_MINT = "So11111111111111111111111111111111111111112"

export const isSol = ({ mint }: Pick<BetToken, "mint">) => mint === SOL_MINT

/**
 * Lamports that must be in the wallet besides the wager: what the bet takes in SOL, and the balance below which the
 * network does not keep a wallet.
 */
export const solReserve = (betLamports: bigint): bigint => betLamports + WALLET_MINIMUM

/** What can be bet of a balance: a SOL bet leaves the reserve, other tokens are bet to the last unit. */
export function spendable(balance: bigint, token: Pick<BetToken, "mint">, betLamports: bigint): bigint {
  const left = balance - (isSol(token) ? solReserve(betLamports) : 0n)
  return left > 0n ? left : 0n
}

/** Lamports that the wallet lacks for a bet in another token; 0n when it has them, and for SOL, whose limit says it. */
export function missingLamports(lamports: bigint, token: Pick<BetToken, "mint">, betLamports: bigint): bigint {
  const missing = isSol(token) ? 0n : solReserve(betLamports) - lamports
  return missing > 0n ? missing : 0n
}
