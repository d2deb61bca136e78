import { type RoundResult, resultKey } from "@dghrt/betting/model"
import { type Run, type RunRules, runOf } from "./run"
import { asOnePlay } from "./run-multiplier"

/** Bets that only together are a play. */
export interface WholePlay {
  results: readonly RoundResult[]
  /** What they came to, in the shape of one play; null while that is open, or no longer known. */
  asOne: RoundResult | null
}

/** As many as a screen shows. */
const MOST = 5

/** The last whole plays of a game, newest first. `read` says what the newest of some results belongs to; null for itself. */
export function wholePlays(
  revealed: readonly RoundResult[],
  read: (results: readonly RoundResult[]) => WholePlay | null,
): readonly RoundResult[] {
  const plays: RoundResult[] = []
  let rest = revealed
  while (rest.length > 0 && plays.length < MOST) {
    const { results, asOne } = read(rest) ?? { results: rest.slice(0, 1), asOne: rest[0] ?? null }
    if (asOne) plays.push(asOne)
    rest = rest.filter((result) => !results.includes(result))
  }
  return plays
}

/** What a run came to once a draw has ended it; null while another step can be played. Any other play is itself. */
export function endedRun<Step>(results: readonly RoundResult[], rules: RunRules<Step>): RoundResult | null {
  const run = runOf(results, rules)
  if (run === null) return results[0] ?? null
  return run.end === null ? null : asOnePlay(run)
}

/** A run in the history: a step that paid is no win while the run continues. */
export function wholeRuns<Step>(
  revealed: readonly RoundResult[],
  rules: RunRules<Step>,
  open: Run<Step> | null,
): readonly RoundResult[] {
  const openKey = open && resultKey(open.last.result)
  return wholePlays(revealed, (results) => {
    const run = runOf(results, rules)
    if (run === null) return null
    const known = (run.start !== null || run.end === "lost") && resultKey(run.last.result) !== openKey
    return { results: run.steps.map(({ result }) => result), asOne: known ? asOnePlay(run) : null }
  })
}
