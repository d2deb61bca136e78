import type { RoundResult, RoundState } from "@dghrt/betting/model"
import { decorationOf } from "../kit/decoration"
import { momentOf } from "../kit/moment"
import { outcomeKind } from "../kit/outcome"
import { type BelowCosts, belowCostsOf } from "../kit/true-win"
import type { CrashSettings } from "./maths"
import { decodeCrash } from "./settings"

/** What the chart shows: "waiting" is on the pad, "flying" climbs to the drawn end, "settled" has ended there. */
export type CrashScene = { settings: CrashSettings } & (
  | { phase: "idle" | "waiting" }
  | ({ phase: "flying" | "settled"; reached: boolean; point: number; multiplierBps: number } & BelowCosts)
)

type Drawn = Pick<RoundResult, "rngSeed" | "clientSeed" | "nonce" | "multiplierBps">

/**
 * Where the flight ends. The draw only says whether the target was reached; the height between is decoration from the
 * play's own hash, spread as in a crash whose chance of reaching x is 1/x.
 */
export function crashPoint(result: Drawn, { target }: CrashSettings): number {
  const height = target / 100
  const spread = decorationOf(result)()
  return result.multiplierBps > 0 ? height / (1 - spread) : 1 / (1 - spread * (1 - 1 / height))
}

export function sceneOf(round: RoundState, chosen: CrashSettings, cleared: string | null = null): CrashScene {
  const moment = momentOf(round, chosen, decodeCrash, cleared)
  const { phase, settings } = moment
  if (phase === "idle" || phase === "waiting") return { phase, settings }
  const { result } = moment
  return {
    phase: phase === "revealing" ? "flying" : "settled",
    settings,
    reached: result.multiplierBps > 0,
    point: crashPoint(result, settings),
    multiplierBps: result.multiplierBps,
    ...belowCostsOf(result),
  }
}

export const celebrates = (scene: CrashScene) =>
  scene.phase === "settled" && outcomeKind(scene.multiplierBps) === "win" && !scene.belowCosts
