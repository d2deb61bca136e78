import type { BetToken } from "./bet-token"
import { chainCosts, isSol, missingLamports, returningLines, solReserve, spendable, totalLamports } from "./chain-costs"
import type { Holdings, PoolTerms } from "./chain-figures"
import { totalFees } from "./fees"
import { bonusUsed, limitBroken } from "./limits"
import { costLines, type Quote } from "./quote"
import type { Refusal } from "./refusal"
import type { Bet } from "./round-state"
import type { Spent } from "./spent"

/** What the chain says at the press of the button. Everything that is decided about one bet is decided over one of these. */
export interface BetSnapshot {
  token: BetToken
  pool: PoolTerms
  holdings: Holdings
}

type LimitedBet = { refusal: Refusal } | { refusal: null; spent: Spent }

/**
 * Refuses what the pool would refuse, with the limit that bites, and a bet that the wallet cannot pay with its fees;
 * otherwise says what the bet takes from the wallet. A creator fee above `maxCreatorFeeBps` is a mistake of the app.
 */
export function checkLimits(
  { token, pool, holdings }: BetSnapshot,
  bet: Bet,
  quote: Quote,
  maxCreatorFeeBps: number,
): LimitedBet {
  if (!pool.playsAllowed) return refused({ kind: "pool-closed" })
  if (quote.creatorFeeBps > Math.min(pool.maxCreatorFeeBps, maxCreatorFeeBps))
    return refused({ kind: "fee-above-ceiling" })
  if (holdings.frozen) return refused({ kind: "account-frozen" })
  const costs = chainCosts(pool, holdings, quote, bet.wager)
  const betLamports = totalLamports(costs)
  const rent = betLamports - costs.network - costs.priority
  const deposit = returningLines(costs).reduce((sum, { lamports }) => sum + lamports, 0n)
  const { minWager, maxPayout } = pool
  const bonus = bonusUsed(quote.bonusBalance, holdings.bonus)
  const feesOn = (wager: bigint) => costLines(wager, pool, quote)
  const broken = limitBroken(
    { limits: { minWager, maxPayout, spendable: spendable(holdings.balance, token, betLamports) }, feesOn, bonus },
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
    ...(deposit > 0n && { deposit }),
    ...(fromBonus > 0n && { bonus: fromBonus }),
  }
  return { refusal: null, spent }
}

const refused = (refusal: Refusal) => ({ refusal })
