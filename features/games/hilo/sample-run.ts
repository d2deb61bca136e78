import type { RoundResult } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import { payoutOf } from "@dghrt/fairness"
import { betArray, type Side } from "./maths"
import { type Card, cardsAfter, drawnCard, encodeHilo, type HiloStep, openCard } from "./settings"

/** A settled card as tests and stories need it. */
export const sampleStep = (
  step: HiloStep,
  next: number,
  more: { nonce?: number; wager?: bigint; rngSeed?: string } = {},
) =>
  sampleResult({
    gameId: "hilo",
    betArray: betArray({ rank: openCard(step).rank, side: step.side }),
    metadata: encodeHilo(step),
    index: next,
    ...more,
  })

/** A run from a start card through these calls and draws, newest first. */
export function sampleRun(start: Card, calls: readonly (readonly [side: Side, next: number])[], wager = 250_000_000n) {
  const results: RoundResult[] = []
  let cards: readonly Card[] = [start]
  let stake = wager
  calls.forEach(([side, next], level) => {
    const result = sampleStep({ level, cards, side }, next, {
      nonce: 100 + level,
      wager: stake,
      rngSeed: `b40581703c7318162edf90d12bdfde${level + 10}`,
    })
    cards = cardsAfter(cards, drawnCard(result))
    stake = payoutOf(stake, result.multiplierBps)
    results.unshift(result)
  })
  return results
}
