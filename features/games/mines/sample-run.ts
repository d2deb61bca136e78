import type { RoundResult } from "@dghrt/betting/model"
import { sampleResult } from "@dghrt/betting/testing"
import { payoutOf } from "@dghrt/fairness"
import { betArray, type MinesStep } from "./maths"
import { encodeMines } from "./settings"

/** A settled step as tests and stories need it. */
export const sampleStep = (
  step: MinesStep,
  index: number,
  more: { nonce?: number; wager?: bigint; rngSeed?: string } = {},
) =>
  sampleResult({
    gameId: "mines",
    betArray: betArray({ mines: step.mines, level: step.opened.length }),
    metadata: encodeMines(step),
    index,
    ...more,
  })

/** A run through these tiles, newest first; with `lost`, the last of them is a mine. */
export function sampleRun(mines: number, tiles: readonly number[], { lost = false, wager = 250_000_000n } = {}) {
  const results: RoundResult[] = []
  let stake = wager
  tiles.forEach((tile, level) => {
    const opened = tiles.slice(0, level).sort((one, other) => one - other)
    const index = lost && level === tiles.length - 1 ? 0 : mines
    const result = sampleStep({ mines, opened, tile }, index, {
      nonce: 100 + level,
      wager: stake,
      rngSeed: `b40581703c7318162edf90d12bdfde${level + 10}`,
    })
    stake = payoutOf(stake, result.multiplierBps)
    results.unshift(result)
  })
  return results
}
