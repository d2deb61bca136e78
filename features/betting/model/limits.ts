import { type BetArray, maxMultiplier, WHOLE } from "./bet-array"
import type { FeeLine, Limits } from "./costs"
import { totalFees } from "./fees"
import type { Refusal } from "./refusal"

export interface Spendable {
  limits: Limits
  feesOn: (wager: bigint) => readonly Pick<FeeLine, "amount">[]
  /** Bonus tokens, which pay the wager first; none when absent. The fees are always paid from the balance. */
  bonus?: bigint
}

/** The part of a wager that bonus tokens pay. */
export const bonusUsed = (wager: bigint, bonus: bigint): bigint => (bonus < wager ? bonus : wager)

/** What a wager takes of the balance: its fees, and what bonus tokens leave to pay. */
const costOf = (wager: bigint, { feesOn, bonus = 0n }: Spendable) =>
  wager - bonusUsed(wager, bonus) + totalFees(feesOn(wager))

export interface StakeLimits {
  min: bigint
  max: bigint
  /** Names the limit behind `max`; the amount follows it. */
  maxReason: string
}

/** The program keeps amounts in 64 bits, so this is no limit at all. */
const U64_MAX = 2n ** 64n - 1n

/** More units than the lines of a fee lose to rounding. */
const ROUNDING = 8n

/** The largest stake up to `ceiling` that the balance covers together with its fees. */
function affordable(spendable: Spendable, balance: bigint, ceiling: bigint): bigint {
  const cost = (stake: bigint) => costOf(stake, spendable)
  const funds = balance + (spendable.bonus ?? 0n)
  let low = 0n
  let high = ceiling < funds ? ceiling : funds
  // Fees are shares of the stake, so proportion comes near; what is left to search is a handful of units, not billions.
  const near = high === 0n ? 0n : (high * high) / (high + totalFees(spendable.feesOn(high)))
  for (const guess of [near + ROUNDING, near - ROUNDING]) {
    if (guess <= low || guess >= high) continue
    if (cost(guess) <= balance) low = guess
    else high = guess - 1n
  }
  while (low < high) {
    const middle = (low + high + 1n) / 2n
    if (cost(middle) <= balance) low = middle
    else high = middle - 1n
  }
  return low
}

/** Payouts are rounded down, so the last stake the pool pays is the one just short of its next whole unit. */
function payable(maxPayout: bigint | null, bet: BetArray): bigint {
  const most = BigInt(maxMultiplier(bet))
  return maxPayout === null || most === 0n ? U64_MAX : ((maxPayout + 1n) * BigInt(WHOLE) - 1n) / most
}

/** The stakes this bet can take by every limit that is known. */
export function stakeLimits(spendable: Spendable, bet: BetArray): StakeLimits {
  const { minWager, maxPayout, spendable: balance } = spendable.limits
  const byPool = payable(maxPayout, bet)
  const byBalance = balance === null ? U64_MAX : affordable(spendable, balance, U64_MAX)
  return {
    min: minWager ?? 1n,
    max: byPool < byBalance ? byPool : byBalance,
    maxReason: byPool < byBalance ? "The pool can pay a bet of at most" : "With its fees, your balance covers at most",
  }
}

/** For a wallet that covers no bet at all: there is no limit worth naming under the field. */
export const withoutMax = (limits: StakeLimits): StakeLimits => ({ ...limits, max: U64_MAX })

export const stakeFits = (wager: bigint, { min, max }: StakeLimits) => wager > 0n && wager >= min && wager <= max

/**
 * The limit that a bet breaks; null when it fits. `reserve` is what the wallet must keep besides: the words name the
 * whole need and the whole balance, the limits know what is left of it.
 */
export function limitBroken(
  spendable: Spendable,
  { betArray, wager }: { betArray: BetArray; wager: bigint },
  reserve = 0n,
  walletBalance = spendable.limits.spendable,
): Refusal | null {
  const { minWager, maxPayout, spendable: balance } = spendable.limits
  if (wager <= 0n) return { kind: "no-amount" }
  if (minWager !== null && wager < minWager) return { kind: "below-minimum", min: minWager }
  const max = payable(maxPayout, betArray)
  if (maxPayout !== null && wager > max) return { kind: "above-payout", max, maxPayout }
  const cost = costOf(wager, spendable)
  if (balance === null || walletBalance === null || cost <= balance) return null
  return { kind: "above-balance", needed: cost + reserve, balance: walletBalance, spendable: balance }
}
