import type { BetArray } from "@dghrt/betting/model"
import { blackjackSteps } from "./games/blackjack/hand-step"
import { hiloSteps } from "./games/hilo"
import { minesSteps } from "./games/mines"
import type { DrawnBet, StepRules } from "./games/step-rules"

/** A play that the chain has settled. */
export interface SettledBet extends DrawnBet {
  bet: DrawnBet["bet"] & { metadata: string; betArray: BetArray }
  payout: bigint
}

/** A bet that continues a run, by its metadata alone. */
export interface LaterStep {
  /** What the game prices it with. */
  betArray: BetArray
  /** What it may stake beyond what the play before it paid, in the token's smallest unit. */
  extraStake: bigint
  /** Whether this play led to exactly this step. */
  comesAfter: (play: SettledBet) => boolean
}

const readers = [readerOf(minesSteps), readerOf(hiloSteps), readerOf(blackjackSteps)]

/** Null for metadata that start something, and for those that no game writes: both count as a start. */
export function laterStep(metadata: string): LaterStep | null {
  for (const read of readers) {
    const step = read(metadata)
    if (step !== null) return step
  }
  return null
}

export const sameArray = (one: BetArray, other: BetArray) =>
  one.length === other.length && one.every((multiplierBps, index) => multiplierBps === other[index])

function readerOf<Step>(rules: StepRules<Step>): (metadata: string) => LaterStep | null {
  return (metadata) => {
    const next = rules.decode(metadata)
    const level = next === null ? 0 : rules.levelOf(next)
    if (next === null || level === 0) return null
    return {
      betArray: rules.betArray(next),
      extraStake: rules.extraStake?.(next) ?? 0n,
      comesAfter(result) {
        const step = rules.decode(result.bet.metadata)
        return (
          step !== null &&
          result.payout > 0n &&
          rules.levelOf(step) + 1 === level &&
          sameArray(rules.betArray(step), result.bet.betArray) &&
          rules.follows({ step, result }, next)
        )
      },
    }
  }
}
