import { type RoundResult, type RoundState, resultKey } from "@dghrt/betting/model"
import { momentOf } from "../kit/moment"
import { isOpen } from "./ended"
import type { Run } from "./run"

/** How a run ended; null while it continues or before it begins. */
export type RunEnd = "lost" | "cleared" | "cashed-out" | null

/** What a page knows of its run, besides the round. */
export interface RunBoard<Step> {
  /** Read from revealed results only. */
  run: Run<Step> | null
  ended: readonly string[]
  /** Key of the last result of a run that was cashed out on this very page. */
  left: string | null
  /** Key of the result that the player has dismissed. */
  cleared: string | null
}

/** What a board shows of a run: "waiting" knows no outcome, "idle" has a run only while that is open or was just left. */
export type RunMoment<Step> =
  | { phase: "idle"; run: Run<Step> | null; end: RunEnd }
  | { phase: "waiting"; step: Step }
  | { phase: "revealing"; step: Step; result: RoundResult }
  | { phase: "settled"; step: Step; result: RoundResult; end: RunEnd }

export function runMomentOf<Step>(
  round: RoundState,
  { run, ended, left, cleared }: RunBoard<Step>,
  decode: (metadata: string) => Step | null,
): RunMoment<Step> {
  const moment = momentOf<Step | null>(round, null, decode, cleared)
  const step = moment.settings
  if (step && moment.phase === "waiting") return { phase: "waiting", step }
  if (step && moment.phase === "revealing") return { phase: "revealing", step, result: moment.result }
  const open = isOpen(run, ended)
  const here = run !== null && left === resultKey(run.last.result)
  const end = here ? "cashed-out" : (run?.end ?? null)
  // Where the last step came from another tab, this page's own round is not what lies on the board.
  const shown = step && moment.phase === "settled" && run && resultKey(moment.result) === resultKey(run.last.result)
  if (shown && (open || end !== null)) return { phase: "settled", step, result: moment.result, end }
  return open || here ? { phase: "idle", run, end } : { phase: "idle", run: null, end: null }
}
