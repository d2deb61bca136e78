import type { RoundResult, RoundState } from "@dghrt/betting/model"
import { momentOf } from "../kit/moment"
import { outcomeKind } from "../kit/outcome"
import { type BelowCosts, belowCostsOf } from "../kit/true-win"
import { type Reel, reelsOf, restingReels } from "./grid"

/** What the reels do: "spinning" knows no picture, "stopping" comes to rest on the drawn ones, "settled" shows them. */
export type SlotsScene =
  | { phase: "idle" | "spinning"; reels: readonly Reel[] }
  | ({ phase: "stopping" | "settled"; reels: readonly Reel[]; multiplierBps: number } & BelowCosts)

export const METADATA = "0:slots:"
const isOurs = (metadata: string) => (metadata === METADATA ? true : null)

/** `last` is the play before this one: its pictures are shown until the next ones come. */
export function sceneOf(round: RoundState, last: RoundResult | null = null): SlotsScene {
  const moment = momentOf(round, true, isOurs)
  const before = last !== null && isOurs(last.bet.metadata) ? reelsOf(last) : restingReels
  if (moment.phase === "idle") return { phase: "idle", reels: before }
  if (moment.phase === "waiting") return { phase: "spinning", reels: before }
  const { result } = moment
  return {
    phase: moment.phase === "revealing" ? "stopping" : "settled",
    reels: reelsOf(result),
    multiplierBps: result.multiplierBps,
    ...belowCostsOf(result),
  }
}

export const celebrates = (scene: SlotsScene) =>
  scene.phase === "settled" && outcomeKind(scene.multiplierBps) === "win" && !scene.belowCosts
