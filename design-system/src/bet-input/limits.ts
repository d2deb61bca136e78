import { formatUnits } from "../lib/units"
import type { BetInputWords } from "./bet-input-words"

export interface StakeLimits {
  min: bigint
  max: bigint
  decimals: number
  symbol: string
  words: Pick<BetInputWords, "smallest" | "largest">
}

const smallest = ({ min, decimals, symbol, words }: StakeLimits) =>
  words.smallest(`${formatUnits(min, decimals)} ${symbol}`)
const largest = ({ max, decimals, symbol, words }: StakeLimits) =>
  words.largest(`${formatUnits(max, decimals)} ${symbol}`)

/** Why this stake cannot be played, null when it can or nothing is typed yet. */
export function stakeProblem(stake: bigint, limits: StakeLimits): string | null {
  if (stake > limits.max) return largest(limits)
  return stake > 0n && stake < limits.min ? smallest(limits) : null
}

/** Why a stake of zero is not sent; null where nothing is asked for. */
export const nothingStaked = (limits: StakeLimits): string | null => (limits.min > 0n ? smallest(limits) : null)

/** Why digits after the last one of the token stake nothing. */
export const belowOneUnit = (limits: StakeLimits): string =>
  smallest({ ...limits, min: limits.min > 0n ? limits.min : 1n })

export interface Step {
  stake: bigint
  /** The limit that cut the step short. */
  reason: string | null
}

/** Halving never raises a stake, not even to the minimum. */
export function halve(stake: bigint, limits: StakeLimits): Step {
  if (stake <= limits.min) return { stake, reason: smallest(limits) }
  const half = stake / 2n
  return half < limits.min ? { stake: limits.min, reason: smallest(limits) } : { stake: half, reason: null }
}

/** Doubling starts at the minimum and stops at the maximum. */
export function double(stake: bigint, limits: StakeLimits): Step {
  const next = stake === 0n ? limits.min : stake * 2n
  return next > limits.max ? { stake: limits.max, reason: largest(limits) } : { stake: next, reason: null }
}
