import { type RoundResult, type RoundState, resultKey, revealedHistory } from "@dghrt/betting/model"
import { useMemo, useState } from "react"
import type { BoardBetting } from "../kit/board-betting"
import { useCleared } from "../kit/use-cleared"
import { isOpen, withEnded } from "./ended"
import { type Run, type RunRules, runOf } from "./run"
import type { RunBoard, RunEnd } from "./run-moment"
import { asOnePlay } from "./run-multiplier"
import { wholeRuns } from "./whole-plays"

export interface PageRun<Step> {
  board: RunBoard<Step>
  /** The run that another step can be played of. */
  open: Run<Step> | null
  /** What whole runs came to, newest first. */
  recent: readonly RoundResult[]
  /** Dismisses an ended run. */
  again: () => void
  /** Leaves a run with its money; the result is what the game's settings must remember. */
  leave: (run: Run<Step>) => readonly string[]
}

/** The run of a game page and what this page has done with it. `ended` comes from the game's settings. */
export function useRun<Step>(
  { round, results: { history }, onCashOut }: Pick<BoardBetting, "round" | "results" | "onCashOut">,
  rules: RunRules<Step>,
  ended: readonly string[],
): PageRun<Step> {
  const [cleared, clear] = useCleared(round)
  const [left, setLeft] = useState<string | null>(null)
  const revealed = useMemo(() => revealedHistory(history, round), [history, round])
  const run = useMemo(() => runOf(revealed, rules), [revealed, rules])
  const open = isOpen(run, ended) ? run : null
  const recent = useMemo(() => wholeRuns(revealed, rules, open), [revealed, rules, open])
  return {
    board: { run, ended, left, cleared },
    open,
    recent,
    again() {
      clear()
      setLeft(null)
    },
    leave(from) {
      setLeft(resultKey(from.last.result))
      onCashOut(asOnePlay(from))
      return withEnded(ended, from)
    },
  }
}

/**
 * What the layer over the board announces: a step in the middle of a run is announced by the board alone; the layer says how the
 * whole run ended.
 */
export function useAnnouncedRound(
  round: RoundState,
  run: Run<unknown> | null,
  gameId: string,
  end: RunEnd,
): RoundState {
  return useMemo(() => {
    if (round.phase === "revealed" && round.result.bet.gameId !== gameId) return round
    if (end === null || run === null) return { phase: "idle" }
    return { phase: "revealed", result: asOnePlay(run) }
  }, [round, run, gameId, end])
}
