import type { RoundResult, RoundState } from "@dghrt/betting/model"
import type { BelowCosts } from "../kit/true-win"
import { type RunBoard, type RunEnd, runMomentOf } from "../run/run-moment"
import { runBelowCosts } from "../run/run-multiplier"
import { isMine, type MinesStep } from "./maths"
import { decodeMines, openedAfter } from "./settings"

/** What is on the board: "waiting" shows nothing of the chosen tile, "revealing" turns it, "settled" shows it. */
export interface MinesScene extends BelowCosts {
  phase: "idle" | "waiting" | "revealing" | "settled"
  mines: number
  /** Safe tiles that lie open. */
  opened: readonly number[]
  /** How many of them have been revealed: one that still turns does not count. */
  level: number
  /** The tile that is being opened, or was opened last. */
  tile: number | null
  /** What was drawn for it; null before that is known. */
  drawn: "gem" | "mine" | null
  end: RunEnd
}

export interface Board extends RunBoard<MinesStep> {
  /** Mines chosen for the next run. */
  mines: number
}

export function sceneOf(round: RoundState, board: Board): MinesScene {
  const moment = runMomentOf(round, board, decodeMines)
  const still = { tile: null, drawn: null, end: null }
  switch (moment.phase) {
    case "waiting": {
      const { mines, opened, tile } = moment.step
      return { ...still, phase: "waiting", mines, opened, level: opened.length, tile }
    }
    case "revealing": {
      const board = opened(moment.step, moment.result)
      return { ...board, level: moment.step.opened.length, phase: "revealing", end: null }
    }
    case "settled":
      return { ...opened(moment.step, moment.result), phase: "settled", ...ending(moment.end, board) }
    case "idle": {
      if (moment.run === null) return { ...still, phase: "idle", mines: board.mines, opened: [], level: 0 }
      const { last, level } = moment.run
      return {
        ...still,
        phase: "idle",
        mines: last.step.mines,
        opened: openedAfter(last.step),
        level,
        ...ending(moment.end, board),
      }
    }
  }
}

/** A run that goes on has neither won nor lost. */
const ending = (end: RunEnd, { run }: Board) => ({ end, ...(end !== null && runBelowCosts(run)) })

function opened(step: MinesStep, result: RoundResult): Omit<MinesScene, "phase" | "end"> {
  const mine = isMine(step.mines, result.resultIndex)
  const gems = mine ? step.opened : openedAfter(step)
  return {
    mines: step.mines,
    opened: gems,
    level: gems.length,
    tile: step.tile,
    drawn: mine ? "mine" : "gem",
  }
}

export const celebrates = ({ end, belowCosts }: MinesScene) =>
  (end === "cleared" || end === "cashed-out") && !belowCosts

export type TileFace = "closed" | "gem" | "mine"

export function faceOf(scene: MinesScene, tile: number): TileFace {
  if (scene.drawn === "mine" && tile === scene.tile) return "mine"
  return scene.opened.includes(tile) ? "gem" : "closed"
}
