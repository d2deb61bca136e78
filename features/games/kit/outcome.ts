import { WHOLE } from "@dghrt/betting/model"

/** Only "win" is celebrated: a payout below the stake is a partial return, an equal one a push. */
export type OutcomeKind = "win" | "push" | "partial" | "loss"

export function outcomeKind(multiplierBps: number): OutcomeKind {
  if (multiplierBps > WHOLE) return "win"
  if (multiplierBps === WHOLE) return "push"
  return multiplierBps > 0 ? "partial" : "loss"
}

/** The same of a settled play's money, both in the token's smallest unit. */
export function outcomeOf({ wager, payout }: { wager: bigint; payout: bigint }): OutcomeKind {
  if (payout > wager) return "win"
  if (payout === wager) return "push"
  return payout > 0n ? "partial" : "loss"
}
