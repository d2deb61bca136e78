import type { RoundState } from "@dghrt/betting/model"
import { momentOf } from "../kit/moment"
import { outcomeKind } from "../kit/outcome"
import { type BelowCosts, belowCostsOf } from "../kit/true-win"
import { coinsOf, type Face, type FlipSettings } from "./maths"
import { decodeFlip } from "./settings"

/** What is in the tray: "tossing" knows no side, "landing" falls on the drawn ones, "settled" shows them. */
export type FlipScene = { settings: FlipSettings } & (
  | { phase: "idle" | "tossing" }
  | ({ phase: "landing" | "settled"; shown: readonly Face[]; multiplierBps: number } & BelowCosts)
)

export function sceneOf(round: RoundState, chosen: FlipSettings, cleared: string | null = null): FlipScene {
  const moment = momentOf(round, chosen, decodeFlip, cleared)
  const { settings } = moment
  if (moment.phase === "idle") return { phase: "idle", settings }
  if (moment.phase === "waiting") return { phase: "tossing", settings }
  const { resultIndex, multiplierBps } = moment.result
  return {
    phase: moment.phase === "revealing" ? "landing" : "settled",
    settings,
    shown: coinsOf(resultIndex, settings.coins),
    multiplierBps,
    ...belowCostsOf(moment.result),
  }
}

export const celebrates = (scene: FlipScene) =>
  scene.phase === "settled" && outcomeKind(scene.multiplierBps) === "win" && !scene.belowCosts
