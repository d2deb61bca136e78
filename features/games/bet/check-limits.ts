import type { TokenConfig } from "#contract/config"
import type { Chain } from "#features/chain"
import type { Bet } from "../round/round-state"
import { chainCosts, totalLamports } from "./chain-costs"
import { bonusUsed, limitBroken } from "./limits"
import { costLines, type Quote } from "./quote"
import type { Refusal } from "./refusal"
import { isSol, missingLamports, solReserve, spendable } from "./reserve"

/** Refuses what the pool would refuse, with the limit that bites, and a bet that the wallet cannot pay with its fees. */
export async function checkLimits(token: TokenConfig, bet: Bet, chain: Chain, quote: Quote): Promise<Refusal | null> {
  const [pool, holdings] = await Promise.all([chain.readPool(token), chain.readHoldings(token)])
  if (!pool.playsAllowed) return { kind: "pool-closed" }
  if (quote.creatorFeeBps > pool.maxCreatorFeeBps) return { kind: "fee-above-ceiling" }
  if (holdings.frozen) return { kind: "account-frozen" }
  const betLamports = totalLamports(chainCosts(pool, holdings, quote))
  const { minWager, maxPayout } = pool
  const broken = limitBroken(
    {
      limits: { minWager, maxPayout, balance: spendable(holdings.balance, token, betLamports) },
      feesOn: (wager) => costLines(wager, pool, quote),
      bonus: bonusUsed(quote.bonusBalance, holdings.bonus),
    },
    bet,
    isSol(token) ? solReserve(betLamports) : 0n,
    holdings.balance,
  )
  if (broken !== null) return broken
  if (missingLamports(holdings.lamports, token, betLamports) === 0n) return null
  return { kind: "missing-sol", needed: solReserve(betLamports), lamports: holdings.lamports }
}
