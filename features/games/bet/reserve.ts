import type { TokenConfig } from "#contract/config"
import { chainCosts, type ProgramCosts, TOKEN_ACCOUNT_RENT, WALLET_MINIMUM } from "./chain-costs"

const wrappedSol = "So11111111111111111111111111111111111111112"

export const isSol = ({ mint }: Pick<TokenConfig, "mint">) => mint === wrappedSol

/** Lamports that a SOL bet must leave in the wallet; other tokens are bet to the last unit. */
export function reserveFor(token: Pick<TokenConfig, "mint">, accountOpen: boolean, pool: ProgramCosts): bigint {
  if (!isSol(token)) return 0n
  const { network, rent } = chainCosts(pool, accountOpen)
  // A player whose bets were all in other tokens has no token account for SOL yet.
  return network + rent + (accountOpen ? TOKEN_ACCOUNT_RENT : 0n) + WALLET_MINIMUM
}

/** What can be bet of a balance. */
export function spendable(balance: bigint, token: TokenConfig, accountOpen: boolean, pool: ProgramCosts): bigint {
  const left = balance - reserveFor(token, accountOpen, pool)
  return left > 0n ? left : 0n
}
