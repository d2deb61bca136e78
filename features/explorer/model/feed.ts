import type { RunGrouping } from "#features/games"
import { type Play, playKey } from "./play"
import { settledPlayOf } from "./settled-play"

/** One row of a feed: a single bet, or all steps of a run. */
export interface FeedRow {
  key: string
  /** The newest step; it carries player, game and time. */
  play: Play
  /** Oldest first; one for a single bet. */
  steps: readonly Play[]
  /** What the whole row came to. */
  wager: bigint
  payout: bigint
  multiplierBps: number
}

const single = (play: Play): FeedRow => ({
  key: playKey(play),
  play,
  steps: [play],
  wager: play.wager,
  payout: play.payout,
  multiplierBps: play.multiplierBps,
})

/** Plays as rows, newest first. Without the rules of the games every play is a row of its own. */
export function feedRows(plays: readonly Play[], grouping: RunGrouping | null): readonly FeedRow[] {
  if (grouping === null) return plays.map(single)
  const readable = plays.map((play) => ({ play, settled: settledPlayOf(play) }))
  const known = readable.flatMap(({ play, settled }) => (settled ? [{ ...settled, source: play }] : []))
  const groups = new Map(grouping.groupRuns(known).flatMap((group) => group.map((step) => [step.source, group])))
  const drawn = new Set<unknown>()
  return plays.flatMap((play) => {
    const group = groups.get(play)
    if (!group || group.length === 1) return [single(play)]
    if (drawn.has(group)) return []
    drawn.add(group)
    const steps = group.map(({ source }) => source)
    const first = steps[0] ?? play
    // The key of a run is its first step, so that an open row stays open while the run continues.
    return [{ key: playKey(first), play, steps, ...grouping.runTotal(steps) }]
  })
}

/** Keys of rows that were not there before. None for the first list. */
export function newKeys(before: readonly FeedRow[] | null, after: readonly FeedRow[]): ReadonlySet<string> {
  if (before === null) return new Set()
  const known = new Set(before.flatMap(({ steps }) => steps.map(playKey)))
  return new Set(after.filter(({ play }) => !known.has(playKey(play))).map(({ key }) => key))
}

/** Rows that a feed shows at most. */
export const mostRows = 20

/** From this multiplier on a win is a big one. */
const bigWinBps = 100_000

const isBigWin = ({ multiplierBps }: Pick<Play, "multiplierBps">) => multiplierBps >= bigWinBps

/**
 * Big wins, newest first: rows of the newest wins, where the steps of a run may come to one together, and the single plays of
 * 10x that are older.
 */
export function bigWinRows(
  newestWins: readonly Play[],
  tenfold: readonly Play[],
  grouping: RunGrouping | null,
): readonly FeedRow[] {
  const read = new Set(newestWins.map(playKey))
  const rest = tenfold.filter((play) => isBigWin(play) && !read.has(playKey(play))).map(single)
  return [...feedRows(newestWins, grouping).filter(isBigWin), ...rest].sort(
    (one, other) => (other.play.timeMs ?? 0) - (one.play.timeMs ?? 0),
  )
}

/** The indexer may be this far behind for the feed to be called live. */
export const liveLagMs = 5_000
