import type { Approved, BetApproval } from "./approval"
import type { BetToken } from "./model/bet-token"
import type { PoolTerms } from "./model/chain-figures"
import { type BetSnapshot, checkLimits } from "./model/check-limits"
import { costsAsShown, type Quote, type QuoteBet, type ShownCosts, samePoolFees, sameQuote } from "./model/quote"
import type { Refusal } from "./model/refusal"
import type { Bet } from "./model/round-state"
import { askPolicies, type ChainFacts, type Policy, withTimeout } from "./policies"
import type { Announcer } from "./ports/announcer"
import type { BetChain } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"

/** Asked before a bet of this wallet is started, the terms dialog for example; false cancels the bet without a word. */
export type ConfirmBet = (address: string) => Promise<boolean>

/** What other features bring to a bet. `app/play` puts it together. */
export interface BetRules<Chain = BetChain> {
  confirm: ConfirmBet
  policies: readonly Policy<Chain>[]
  quoteBet: QuoteBet<Chain>
  /** Runs when a setting that a quote depends on has changed; returns how to stop. */
  watchCosts?: (onChange: () => void) => () => void
}

/** What a bet is approved with. */
export interface BetFacts {
  address: string
  token: BetToken
  clock: Clock
  announcer: Announcer
  /** A creator fee above it is a mistake in the app's configuration and refuses the bet. */
  maxCreatorFeeBps: number
  /** The costs on screen. */
  shownCosts: () => ShownCosts
  /** Puts other costs on screen. */
  showCosts: (quote: Quote, pool: PoolTerms) => void
}

/** Reads what a bet is decided over. */
export async function readSnapshot(chain: BetChain, token: BetToken): Promise<BetSnapshot> {
  const [pool, holdings] = await Promise.all([chain.readPool(token), chain.readHoldings(token)])
  return { token, pool, holdings }
}

/** The checks of one bet in their order: policies, limits, quote. Free play is asked for its policies alone. */
export function approvalOf<Chain extends BetChain>(
  bet: Bet,
  rules: BetRules<Chain>,
  around: BetFacts,
): BetApproval<Chain> {
  const { address, token, clock, announcer } = around
  const said = (refusal: Refusal) => announcer.refusal(refusal, token)
  const refused = (refusal: Refusal): Approved => ({ refusal: said(refusal) })
  let approvedPool: PoolTerms | null = null

  async function quoteOf(chain: Chain): Promise<Quote | null> {
    return (await withTimeout("The quote", clock, () => rules.quoteBet(bet, chain, token)))?.value ?? null
  }

  return {
    async approve(chain) {
      const byPolicy = await askPolicies(rules.policies, bet, { address, token, chain }, clock)
      if (byPolicy !== null) return refused(byPolicy)
      if (chain === null) return { refusal: null, quote: null }
      const shown = { ...around.shownCosts() }
      const quote = await quoteOf(chain)
      if (quote === null) return refused({ kind: "quote-unavailable" })
      const snapshot = await readSnapshot(chain, token)
      const limited = checkLimits(snapshot, bet, quote, around.maxCreatorFeeBps)
      if (limited.refusal !== null) return refused(limited.refusal)
      approvedPool = snapshot.pool
      if (costsAsShown(shown, quote, snapshot.pool)) return { refusal: null, quote, spent: limited.spent }
      around.showCosts(quote, snapshot.pool)
      return refused({ kind: "costs-changed" })
    },
    async stillApproved(chain, quote) {
      const byPolicy = await askPolicies(rules.policies, bet, { address, token, chain }, clock)
      if (byPolicy !== null) return said(byPolicy)
      const readPool = withTimeout("The pool", clock, () => chain.readPool(token))
      const [again, pool] = await Promise.all([quoteOf(chain), readPool])
      if (again === null || pool === null) return said({ kind: "quote-unavailable" })
      if (sameQuote(quote, again) && (approvedPool === null || samePoolFees(approvedPool, pool.value))) return null
      around.showCosts(again, pool.value)
      return said({ kind: "costs-changed" })
    },
  }
}

/** Why a bet that another program takes is not placed: by a policy, or because the wallet does not hold the wager. */
export async function foreignBetRefusal<Chain extends BetChain>(
  bet: Bet,
  rules: Pick<BetRules<Chain>, "policies">,
  facts: ChainFacts<Chain>,
  { clock, announcer }: Pick<BetFacts, "clock" | "announcer">,
  balance: bigint | null,
): Promise<string | null> {
  const refusal = (await askPolicies(rules.policies, bet, facts, clock)) ?? ownLimits(bet, balance)
  return refusal && announcer.refusal(refusal, facts.token).text
}

function ownLimits({ wager }: Bet, balance: bigint | null): Refusal | null {
  if (wager <= 0n) return { kind: "no-amount" }
  if (balance === null || wager <= balance) return null
  return { kind: "above-balance", needed: wager, balance, spendable: balance }
}
