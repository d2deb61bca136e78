import { WHOLE } from "../kit/bet-array"
import { outcomeKind } from "../kit/outcome"
import type { RoundResult } from "../round/round-state"

/** The multiplier from which a win may cover the board. */
const FULL_FROM = 10

/** How much space an outcome takes: "line" and "card" stay at the board's edge, "full" covers the board. */
export type OutcomeSize = "line" | "card" | "full"

/** A jackpot is celebrated as long as the play has returned more than its wager. */
export const winsJackpot = ({ bet, payout, jackpotPayout }: Pick<RoundResult, "bet" | "payout" | "jackpotPayout">) =>
  jackpotPayout > 0n && payout + jackpotPayout > bet.wager

/** The size of a result's outcome: a jackpot always covers the board. */
export const sizeOf = (result: RoundResult): OutcomeSize =>
  winsJackpot(result) ? "full" : outcomeSize(result.multiplierBps)

export function outcomeSize(multiplierBps: number): OutcomeSize {
  if (outcomeKind(multiplierBps) !== "win") return "line"
  return multiplierBps >= FULL_FROM * WHOLE ? "full" : "card"
}
