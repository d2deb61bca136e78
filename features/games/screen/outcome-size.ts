import { WHOLE } from "../kit/bet-array"
import { outcomeKind } from "../kit/outcome"

/** The multiplier from which a win may cover the board. */
const FULL_FROM = 10

/** How much space an outcome takes: "line" and "card" stay at the board's edge, "full" covers the board. */
export type OutcomeSize = "line" | "card" | "full"

export function outcomeSize(multiplierBps: number): OutcomeSize {
  if (outcomeKind(multiplierBps) !== "win") return "line"
  return multiplierBps >= FULL_FROM * WHOLE ? "full" : "card"
}
