import type { RoundResult } from "@dghrt/betting/model"
import { handOf } from "../blackjack/hand"
import { hiloRun } from "../hilo/settings"
import { minesRun } from "../mines/settings"
import { resultOf, type SettledPlay } from "../replay/settled-play"
import { runOf } from "../run/run"
import { runTotal } from "../run/run-total"

export { runTotal }

/** The results that belong together with the newest of `results`, oldest first; null for a game of single bets. */
function readers(game: string): ((results: readonly RoundResult[]) => readonly RoundResult[] | null) | null {
  switch (game) {
    case "mines":
      return (results) => runOf(results, minesRun)?.steps.map(({ result }) => result) ?? null
    case "hilo":
      return (results) => runOf(results, hiloRun)?.steps.map(({ result }) => result) ?? null
    case "blackjack":
      return (results) => handOf(results)?.results ?? null
    default:
      return null
  }
}

/** Whether several bets of this game may be one run. */
export const hasRuns = (game: string): boolean => readers(game) !== null

/**
 * Puts the steps of a run together. Plays come newest first; so do the groups, each placed where its newest step was,
 * with its own steps oldest first. A play that cannot be read as a step is a group of its own.
 */
export function groupRuns<Play extends SettledPlay>(plays: readonly Play[]): readonly (readonly Play[])[] {
  const left = new Set(plays)
  const groups: (readonly Play[])[] = []
  for (const play of plays) {
    if (!left.has(play)) continue
    const read = readers(play.game)
    const related = read
      ? plays.filter((one) => left.has(one) && one.game === play.game && one.user === play.user)
      : [play]
    const from = related.slice(related.indexOf(play))
    const results = new Map(from.map((one) => [resultOf(one), one]))
    const steps = read?.([...results.keys()])?.flatMap((result) => results.get(result) ?? []) ?? [play]
    for (const step of steps) left.delete(step)
    groups.push(steps)
  }
  return groups
}

/** The rules of the games that have runs, as they are loaded on demand. */
export interface RunGrouping {
  groupRuns: typeof groupRuns
  hasRuns: typeof hasRuns
  runTotal: typeof runTotal
}
