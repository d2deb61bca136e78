import { WHOLE } from "./bet-array"

/** Only "win" is celebrated: a payout below the stake is a partial return, an equal one a push. */
export type OutcomeKind = "win" | "push" | "partial" | "loss"

export function outcomeKind(multiplierBps: number): OutcomeKind {
  if (multiplierBps > WHOLE) return "win"
  if (multiplierBps === WHOLE) return "push"
  return multiplierBps > 0 ? "partial" : "loss"
}
