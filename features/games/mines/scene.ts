import { decorationOf } from "../kit/decoration"
import { momentOf } from "../kit/moment"
import type { RoundResult, RoundState } from "../round/round-state"
import { isOpen } from "../run/ended"
import { type Run, resultKey } from "../run/run"
import { isMine, type MinesStep, TILES } from "./maths"
import { decodeMines, openedAfter } from "./settings"

/** What is on the board: "waiting" knows nothing of the chosen tile, "revealing" turns it, "settled" shows it. */
export interface MinesScene {
  phase: "idle" | "waiting" | "revealing" | "settled"
  mines: number
  /** Safe tiles that lie open. */
  opened: readonly number[]
  /** How many of them have been told: one that still turns does not count. */
  level: number
  /** The tile that is being opened, or was opened last. */
  tile: number | null
  /** What was drawn for it; null before that is known. */
  drawn: "gem" | "mine" | null
  /** Where a lost board shows its other mines. Their places were never drawn: they illustrate. */
  illustrated: readonly number[]
  /** How the run ended; null while it goes on or before it begins. */
  end: "lost" | "cleared" | "cashed-out" | null
}

export interface Board {
  /** Mines chosen for the next run. */
  mines: number
  /** Told results only. */
  run: Run<MinesStep> | null
  ended: readonly string[]
  /** Key of the last result of a run that was cashed out on this very board. */
  left: string | null
  /** Nonce of the result that the player has put away. */
  cleared: number | null
}

export function sceneOf(round: RoundState, { mines, run, ended, left, cleared }: Board): MinesScene {
  const moment = momentOf<MinesStep | null>(round, null, decodeMines, cleared)
  const step = moment.settings
  const still = { tile: null, drawn: null, illustrated: [], end: null }
  if (step && moment.phase === "waiting")
    return {
      ...still,
      phase: "waiting",
      mines: step.mines,
      opened: step.opened,
      level: step.opened.length,
      tile: step.tile,
    }
  if (step && moment.phase === "revealing")
    return { ...opened(step, moment.result), level: step.opened.length, phase: "revealing", illustrated: [], end: null }
  const open = isOpen(run, ended)
  const here = run !== null && left === resultKey(run.last.result)
  const end = here ? "cashed-out" : (run?.end ?? null)
  // Where the last step came from another tab, this page's own round is not what lies on the board.
  const shown = step && moment.phase === "settled" && run && resultKey(moment.result) === resultKey(run.last.result)
  if (shown && (open || end !== null)) return { ...opened(step, moment.result), phase: "settled", end }
  if (run && (open || here))
    return {
      ...still,
      phase: "idle",
      mines: run.last.step.mines,
      opened: openedAfter(run.last.step),
      level: run.level,
      end,
    }
  return { ...still, phase: "idle", mines, opened: [], level: 0 }
}

function opened(step: MinesStep, result: RoundResult): Omit<MinesScene, "phase" | "end"> {
  const mine = isMine(step.mines, result.resultIndex)
  const gems = mine ? step.opened : openedAfter(step)
  return {
    mines: step.mines,
    opened: gems,
    level: gems.length,
    tile: step.tile,
    drawn: mine ? "mine" : "gem",
    illustrated: mine ? illustration(step, result) : [],
  }
}

/** The other mines of a lost board: any closed tiles, the same for everybody who replays the play. */
function illustration({ mines, opened, tile }: MinesStep, result: RoundResult): readonly number[] {
  const draw = decorationOf(result)
  const closed = Array.from({ length: TILES }, (_, at) => at).filter((at) => at !== tile && !opened.includes(at))
  return Array.from({ length: mines - 1 }, () => closed.splice(Math.floor(draw() * closed.length), 1))
    .flat()
    .sort((one, other) => one - other)
}

export const celebrates = ({ end }: MinesScene) => end === "cleared" || end === "cashed-out"

export type TileFace = "closed" | "gem" | "mine" | "illustrated"

export function faceOf(scene: MinesScene, tile: number): TileFace {
  if (scene.drawn === "mine" && tile === scene.tile) return "mine"
  if (scene.opened.includes(tile)) return "gem"
  return scene.illustrated.includes(tile) ? "illustrated" : "closed"
}
