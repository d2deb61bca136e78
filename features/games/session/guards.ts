import type { TokenConfig } from "#contract/config"
import { feesOn, type PoolTerms, totalFees } from "#features/chain"
import { exactAmount } from "../kit/amount-text"
import { highestPayout, maxMultiplier, WHOLE } from "../kit/bet-array"
import type { Guard } from "../round/round"
import type { Bet } from "../round/round-state"
import { platformFees } from "./platform-fees"
import { reserveFor } from "./reserve"

/** Refuses what the pool would refuse, with the limit that bites, and a bet that the wallet cannot pay with its fees. */
export const stakeGuard =
  (token: TokenConfig): Guard =>
  async (bet, chain) => {
    const text = (value: bigint) => `${exactAmount(value, token.decimals)} ${token.symbol}`
    const [pool, balance, game] = await Promise.all([chain.readPool(token), chain.readBalance(token), chain.readGame()])
    const refusal = poolRefusal(bet, pool, text)
    if (refusal !== null) return refusal
    const reserve = reserveFor(token, game.value !== null, pool)
    const needed = bet.wager + totalFees(feesOn(bet.wager, pool, platformFees)) + reserve
    if (needed <= balance) return null
    return `This bet needs ${text(needed)} including fees, rent and the balance a wallet has to keep. Your wallet holds ${text(balance)}.`
  }

function poolRefusal({ betArray, wager }: Bet, pool: PoolTerms, text: (value: bigint) => string): string | null {
  if (!pool.playsAllowed) return "The pool takes no bets at the moment. Nothing was sent."
  if (wager <= 0n) return "Enter a valid bet amount."
  if (wager < pool.minWager) return `The smallest bet here is ${text(pool.minWager)}.`
  if (highestPayout(betArray, wager) > pool.maxPayout) {
    const most = (pool.maxPayout * BigInt(WHOLE)) / BigInt(maxMultiplier(betArray))
    return `This bet could win more than the pool can pay. With these settings the most you can bet is ${text(most)}.`
  }
  return null
}
