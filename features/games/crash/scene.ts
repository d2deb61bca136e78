import type { RoundState } from "@dghrt/betting/model"
import { momentOf } from "../kit/moment"
import { outcomeKind } from "../kit/outcome"
import { type BelowCosts, belowCostsOf } from "../kit/true-win"
import type { CrashSettings } from "./maths"
import { decodeCrash } from "./settings"

/** What the chart shows: "waiting" is on the pad, "flying" climbs, "settled" has ended: the draw says whether on the line of the target, and no height. */
export type CrashScene = { settings: CrashSettings } & (
  | { phase: "idle" | "waiting" }
  | ({ phase: "flying" | "settled"; reached: boolean; multiplierBps: number } & BelowCosts)
)

export function sceneOf(round: RoundState, chosen: CrashSettings, cleared: string | null = null): CrashScene {
  const moment = momentOf(round, chosen, decodeCrash, cleared)
  const { phase, settings } = moment
  if (phase === "idle" || phase === "waiting") return { phase, settings }
  const { result } = moment
  return {
    phase: phase === "revealing" ? "flying" : "settled",
    settings,
    reached: result.multiplierBps > 0,
    multiplierBps: result.multiplierBps,
    ...belowCostsOf(result),
  }
}

export const celebrates = (scene: CrashScene) =>
  scene.phase === "settled" && outcomeKind(scene.multiplierBps) === "win" && !scene.belowCosts
