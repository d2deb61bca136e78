import type { RoundState } from "@dghrt/betting/model"
import type { ArtHue } from "@dghrt/design-system"
import { momentOf } from "../kit/moment"
import { outcomeKind } from "../kit/outcome"
import { type BelowCosts, belowCostsOf } from "../kit/true-win"
import type { AnswerClass } from "./maths"

/** What the window shows: "asked" has no answer yet, "rising" brings up the drawn one, "settled" shows it. */
export type BallScene =
  | { phase: "idle" | "asked" }
  | ({ phase: "rising" | "settled"; answer: number; multiplierBps: number } & BelowCosts)

export const METADATA = "0:magic8ball:"
const isOurs = (metadata: string) => (metadata === METADATA ? true : null)

/** The drawn index is the answer that is read. */
export function sceneOf(round: RoundState): BallScene {
  const moment = momentOf(round, true, isOurs)
  if (moment.phase === "idle") return { phase: "idle" }
  if (moment.phase === "waiting") return { phase: "asked" }
  const { resultIndex, multiplierBps } = moment.result
  return {
    phase: moment.phase === "revealing" ? "rising" : "settled",
    answer: resultIndex,
    multiplierBps,
    ...belowCostsOf(moment.result),
  }
}

export const celebrates = (scene: BallScene) =>
  scene.phase === "settled" && outcomeKind(scene.multiplierBps) === "win" && !scene.belowCosts

/** The facet's colour shows the class before the text is read. */
export const hueOf: Readonly<Record<AnswerClass, ArtHue>> = {
  surest: "art-3",
  yes: "art-3",
  unclear: "art-4",
  no: "art-1",
}
