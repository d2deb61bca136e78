import type { TokenConfig } from "#contract/config"
import { MAX_CREATOR_FEE_BPS } from "#contract/fees"
import { type Chain, type PoolTerms, totalFees } from "#features/chain"
import type { Bet } from "../round/round-state"
import { chainCosts, totalLamports } from "./chain-costs"
import { bonusUsed, limitBroken } from "./limits"
import { costLines, type Quote } from "./quote"
import type { Refusal } from "./refusal"
import { isSol, missingLamports, solReserve, spendable } from "./reserve"
import type { Spent } from "./spent"

/** Refuses what the pool would refuse, with the limit that bites, and a bet that the wallet cannot pay with its fees. */
export async function checkLimits(token: TokenConfig, bet: Bet, chain: Chain, quote: Quote): Promise<Refusal | null> {
  return (await priceBet(token, bet, chain, quote)).refusal
}

type PricedBet = { refusal: Refusal } | { refusal: null; spent: Spent; pool: PoolTerms }

/** The limits of a bet; when none of them is broken, what it takes from the wallet and the pool's terms behind that. */
export async function priceBet(token: TokenConfig, bet: Bet, chain: Chain, quote: Quote): Promise<PricedBet> {
  const [pool, holdings] = await Promise.all([chain.readPool(token), chain.readHoldings(token)])
  if (!pool.playsAllowed) return refused({ kind: "pool-closed" })
  if (quote.creatorFeeBps > Math.min(pool.maxCreatorFeeBps, MAX_CREATOR_FEE_BPS))
    return refused({ kind: "fee-above-ceiling" })
  if (holdings.frozen) return refused({ kind: "account-frozen" })
  const costs = chainCosts(pool, holdings, quote)
  const betLamports = totalLamports(costs)
  const rent = betLamports - costs.network - costs.priority
  const { minWager, maxPayout } = pool
  const bonus = bonusUsed(quote.bonusBalance, holdings.bonus)
  const feesOn = (wager: bigint) => costLines(wager, pool, quote)
  const broken = limitBroken(
    { limits: { minWager, maxPayout, balance: spendable(holdings.balance, token, betLamports) }, feesOn, bonus },
    bet,
    isSol(token) ? solReserve(betLamports) : 0n,
    holdings.balance,
  )
  if (broken !== null) return refused(broken)
  if (missingLamports(holdings.lamports, token, betLamports) > 0n)
    return refused({ kind: "missing-sol", needed: solReserve(betLamports), lamports: holdings.lamports })
  const { wager } = bet
  const fromBonus = bonusUsed(wager, bonus)
  const spent = {
    token: wager - fromBonus + totalFees(feesOn(wager)),
    lamports: betLamports,
    ...(rent > 0n && { rent }),
    ...(fromBonus > 0n && { bonus: fromBonus }),
  }
  return { refusal: null, spent, pool }
}

const refused = (refusal: Refusal) => ({ refusal })
