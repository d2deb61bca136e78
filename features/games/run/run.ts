import type { BetArray, RoundResult } from "@dghrt/betting/model"
import type { StepRules } from "#contract/games/step-rules"

/** How a game of many steps reads one of them. */
export interface RunRules<Step> extends StepRules<Step> {
  /** Whether nothing is left to play after this step. */
  clears: (step: TakenStep<Step>) => boolean
}

export interface TakenStep<Step> {
  step: Step
  result: RoundResult
}

export interface Run<Step> {
  /** The last step and those before it that are still kept, oldest first. */
  steps: readonly TakenStep<Step>[]
  last: TakenStep<Step>
  /** Steps survived. */
  level: number
  /** What the next step stakes: the last payout, in the wallet already. In the token's smallest unit. */
  carried: bigint
  /** What the first step staked; null when that step is no longer kept. */
  start: bigint | null
  /** How the draws ended it; null while another step can be played. */
  end: "lost" | "cleared" | null
}

const same = (one: BetArray, other: BetArray) =>
  one.length === other.length && one.every((multiplierBps, index) => multiplierBps === other[index])

function taken<Step>(result: RoundResult, rules: RunRules<Step>): TakenStep<Step> | null {
  const step = rules.decode(result.bet.metadata)
  return step !== null && same(result.bet.betArray, rules.betArray(step)) ? { step, result } : null
}

/**
 * The run that the newest result belongs to, read from nothing but results (newest first, as a round keeps them), so it
 * is where the chain left it after a reload, a lost bet or a play in another tab. A newest play that cannot be read ends
 * what came before it: no level is guessed.
 */
export function runOf<Step>(results: readonly RoundResult[], rules: RunRules<Step>): Run<Step> | null {
  const own = results.filter(({ bet }) => bet.gameId === rules.gameId)
  const newest = own[0]
  const last = newest ? taken(newest, rules) : null
  if (!newest || !last) return null
  const steps = [last]
  let first = last
  for (const result of own.slice(1)) {
    if (rules.levelOf(first.step) === 0) break
    const before = result.token === newest.token ? taken(result, rules) : null
    if (before === null || !leadsTo(before, first, rules)) continue
    steps.unshift(before)
    first = before
  }
  const lost = newest.payout === 0n
  return {
    steps,
    last,
    level: rules.levelOf(last.step) + (lost ? 0 : 1),
    carried: newest.payout,
    start: rules.levelOf(first.step) === 0 ? first.result.bet.wager : null,
    end: lost ? "lost" : rules.clears(last) ? "cleared" : null,
  }
}

const leadsTo = <Step>(before: TakenStep<Step>, next: TakenStep<Step>, { levelOf, follows }: RunRules<Step>) =>
  levelOf(before.step) + 1 === levelOf(next.step) &&
  before.result.payout > 0n &&
  before.result.payout === next.result.bet.wager &&
  follows(before, next.step)
