import type { RoundState, Waiting } from "./round-state"

/** A bet was pressed and its result is not known yet. */
export const isWaiting = (round: RoundState): round is Waiting => "bet" in round && round.phase !== "failed"

/** A bet is on its way, or its result has not been shown to its end. */
export const isUnderWay = (round: RoundState): boolean => isWaiting(round) || round.phase === "settled"

/** A failed bet that holds the next one back: while its wager could still move, a second one could be paid beside it. */
export const holdsBack = (round: RoundState): boolean =>
  round.phase === "failed" && round.moneyMoved === "unknown" && !round.freed

/** No bet of this round is on its way, or may be. */
export const acceptsBet = (round: RoundState): boolean => !holdsBack(round) && !isUnderWay(round)
