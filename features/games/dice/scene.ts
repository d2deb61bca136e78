import { outcomeKind } from "../kit/outcome"
import type { RoundState } from "../round/round-state"
import type { DiceSettings } from "./maths"
import { decodeDice } from "./settings"

/** What is on the stage: "rolling" knows no number, "revealing" turns toward the drawn one, "settled" shows it. */
export type DiceScene = { settings: DiceSettings } & (
  | { phase: "idle" | "rolling" }
  | { phase: "revealing"; roll: number; multiplierBps: number }
  | { phase: "settled"; roll: number; multiplierBps: number }
)

/**
 * A play in progress or just settled is drawn with the settings it was made with, not with those chosen since. Once the
 * player moves on (`cleared` is the nonce of the result left behind), the stage is theirs again.
 */
export function sceneOf(round: RoundState, chosen: DiceSettings, cleared: number | null = null): DiceScene {
  switch (round.phase) {
    case "idle":
    case "failed":
      return { phase: "idle", settings: chosen }
    case "settled":
    case "revealed": {
      const { bet, nonce, resultIndex, multiplierBps } = round.result
      const settings = decodeDice(bet.metadata)
      if (settings === null || (round.phase === "revealed" && nonce === cleared))
        return { phase: "idle", settings: chosen }
      const phase = round.phase === "settled" ? "revealing" : "settled"
      return { phase, roll: resultIndex, multiplierBps, settings }
    }
    default:
      return { phase: "rolling", settings: decodeDice(round.bet.metadata) ?? chosen }
  }
}

export const celebrates = (scene: DiceScene) => scene.phase === "settled" && outcomeKind(scene.multiplierBps) === "win"
