import type { RoundState } from "@dghrt/betting/model"
import { momentOf } from "../kit/moment"
import { outcomeKind } from "../kit/outcome"
import { type BelowCosts, belowCostsOf } from "../kit/true-win"
import { type Bounce, type PlinkoSettings, type TableId, tableIdOf } from "./maths"
import { pathOf } from "./path"
import { decodePlinko } from "./settings"

/** What the ball does: "waiting" knows no way, "dropping" takes the drawn one, "settled" lies at its end. */
export type PlinkoScene = { table: TableId } & (
  | { phase: "idle" | "waiting" }
  | ({ phase: "dropping" | "settled"; path: readonly Bounce[]; multiplierBps: number } & BelowCosts)
)

export function sceneOf(round: RoundState, chosen: PlinkoSettings, cleared: string | null = null): PlinkoScene {
  const moment = momentOf(round, tableIdOf(chosen), decodePlinko, cleared)
  const table = moment.settings
  if (moment.phase === "idle" || moment.phase === "waiting") return { phase: moment.phase, table }
  const { result } = moment
  return {
    phase: moment.phase === "revealing" ? "dropping" : "settled",
    table,
    path: pathOf(result, table),
    multiplierBps: result.multiplierBps,
    ...belowCostsOf(result),
  }
}

export const celebrates = (scene: PlinkoScene) =>
  scene.phase === "settled" && outcomeKind(scene.multiplierBps) === "win" && !scene.belowCosts
