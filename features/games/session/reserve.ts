import type { TokenConfig } from "#contract/config"

const wrappedSol = "So11111111111111111111111111111111111111112"
// Rent of the player's accounts (about 0.019 SOL, given back when they are closed), network fees, and what must stay
// in a wallet for it to exist.
const beforeFirstBet = 25_000_000n
const later = 2_000_000n

/** Lamports that a SOL bet must leave in the wallet; other tokens are bet to the last unit. */
export const reserveFor = (token: TokenConfig, accountOpen: boolean): bigint =>
  token.mint === wrappedSol ? (accountOpen ? later : beforeFirstBet) : 0n

/** What can be bet of a balance. */
export function spendable(balance: bigint, token: TokenConfig, accountOpen: boolean): bigint {
  const left = balance - reserveFor(token, accountOpen)
  return left > 0n ? left : 0n
}
