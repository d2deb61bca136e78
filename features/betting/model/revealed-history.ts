import { type RoundResult, type RoundState, resultKey } from "./round-state"

/** A result is history only once it has been shown. */
export const revealedHistory = (history: readonly RoundResult[], round: RoundState): readonly RoundResult[] =>
  round.phase === "settled" ? history.filter((result) => resultKey(result) !== resultKey(round.result)) : history
