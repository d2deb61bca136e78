import type { RoundState } from "@dghrt/betting/model"
import { momentOf } from "../kit/moment"
import { outcomeKind } from "../kit/outcome"
import { type BelowCosts, belowCostsOf } from "../kit/true-win"
import type { DiceSettings } from "./maths"
import { decodeDice } from "./settings"

/** What is on the board: "rolling" knows no number, "revealing" turns toward the drawn one, "settled" shows it. */
export type DiceScene = { settings: DiceSettings } & (
  | { phase: "idle" | "rolling" }
  | ({ phase: "revealing"; roll: number; multiplierBps: number } & BelowCosts)
  | ({ phase: "settled"; roll: number; multiplierBps: number } & BelowCosts)
)

/** The drawn index is the face that is shown. */
export function sceneOf(round: RoundState, chosen: DiceSettings, cleared: string | null = null): DiceScene {
  const moment = momentOf(round, chosen, decodeDice, cleared)
  const { settings } = moment
  if (moment.phase === "idle") return { phase: "idle", settings }
  if (moment.phase === "waiting") return { phase: "rolling", settings }
  const { resultIndex, multiplierBps } = moment.result
  return { phase: moment.phase, settings, roll: resultIndex, multiplierBps, ...belowCostsOf(moment.result) }
}

export const celebrates = (scene: DiceScene) =>
  scene.phase === "settled" && outcomeKind(scene.multiplierBps) === "win" && !scene.belowCosts
