import { logger } from "@dghrt/kernel/logger"
import type { Approved, BetApproval } from "./approval"
import type { BetToken } from "./model/bet-token"
import type { Holdings, PoolTerms } from "./model/chain-figures"
import { type BetSnapshot, checkLimits } from "./model/check-limits"
import { costsAsShown, type Quote, type QuoteBet, type ShownCosts, samePoolFees, sameQuote } from "./model/quote"
import type { Refusal } from "./model/refusal"
import type { Bet } from "./model/round-state"
import type { Announcer } from "./ports/announcer"
import type { BetChain } from "./ports/bet-chain"
import type { Clock } from "./ports/clock"

/** What a policy may look at besides the bet. */
export interface ChainFacts<Chain = BetChain> {
  /** The wallet, or the visitor of free play. */
  address: string
  token: BetToken
  /** Null in free play, which no chain takes part in. */
  chain: Chain | null
}

/**
 * May this bet be started? A policy that throws, or takes longer than five seconds, refuses it. Later steps of an open run are not
 * asked about, because no rule of ours may hold back the money that is in it.
 */
export type Policy<Chain = BetChain> = (bet: Bet, facts: ChainFacts<Chain>) => Refusal | null | Promise<Refusal | null>

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

  async function quoteOf(chain: Chain, holdings?: Holdings): Promise<Quote | null> {
    return (await withTimeout("The quote", clock, () => rules.quoteBet(bet, chain, token, holdings)))?.value ?? null
  }

  return {
    async approve(chain) {
      const byPolicy = await askPolicies(rules.policies, bet, { address, token, chain }, clock)
      if (byPolicy !== null) return refused(byPolicy)
      if (chain === null) return { refusal: null, quote: null }
      const shown = { ...around.shownCosts() }
      const snapshot = await readSnapshot(chain, token)
      const quote = await quoteOf(chain, snapshot.holdings)
      if (quote === null) return refused({ kind: "quote-unavailable" })
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

/**
 * Why a bet that another program takes is not placed: by a policy, or because the wallet does not hold the wager. `returned` is
 * what the bet's own transaction gives back to the wallet first, as a change of an earlier bet does.
 */
export async function foreignBetRefusal<Chain extends BetChain>(
  bet: Bet & { returned?: bigint },
  rules: Pick<BetRules<Chain>, "policies">,
  facts: ChainFacts<Chain>,
  { clock, announcer }: Pick<BetFacts, "clock" | "announcer">,
  balance: bigint | null,
): Promise<string | null> {
  const held = balance === null ? null : balance + (bet.returned ?? 0n)
  const refusal = (await askPolicies(rules.policies, bet, facts, clock)) ?? ownLimits(bet, held)
  return refusal && announcer.refusal(refusal, facts.token).text
}

function ownLimits({ wager }: Bet, balance: bigint | null): Refusal | null {
  if (wager <= 0n) return { kind: "no-amount" }
  if (balance === null || wager <= balance) return null
  return { kind: "above-balance", needed: wager, balance, spendable: balance }
}

const longestWaitMs = 5_000

/** Null when `work` fails or is not done in time; the cause is logged. */
async function withTimeout<T>(what: string, clock: Clock, work: () => T | Promise<T>): Promise<{ value: T } | null> {
  const done = new AbortController()
  const late = clock.sleep(longestWaitMs, done.signal).then(() => {
    throw new Error(`No answer within ${longestWaitMs} ms`)
  })
  // The race reports it; a second report would be an unhandled rejection.
  late.catch(() => undefined)
  try {
    return { value: await Promise.race([late, Promise.resolve().then(work)]) }
  } catch (error) {
    logger.error(`${what} gave no answer, so the bet was refused`, error)
    return null
  } finally {
    done.abort()
  }
}

/** Everything but a later step of an open run. */
export const starts = ({ step = 0 }: Pick<Bet, "step">) => step === 0

/** Asks every policy at once about a bet that starts something; the first refusal in their order counts. */
async function askPolicies<Chain>(
  policies: readonly Policy<Chain>[],
  bet: Bet,
  facts: ChainFacts<Chain>,
  clock: Clock,
): Promise<Refusal | null> {
  if (!starts(bet)) return null
  const answers = await Promise.all(
    policies.map((policy, index) => withTimeout(`Policy ${policy.name || index + 1}`, clock, () => policy(bet, facts))),
  )
  for (const answer of answers) {
    if (answer === null) return { kind: "policy-unavailable" }
    if (answer.value !== null) return answer.value
  }
  return null
}
