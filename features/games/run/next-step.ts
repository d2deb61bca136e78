import { type BetArray, limitBroken } from "@dghrt/betting/model"
import type { BoardBetting } from "../kit/board-betting"
import { runRefusalText } from "../kit/refusal-message"

/** Why a step that carries `wager` cannot be played, in words with the figure; null when nothing known is in its way. */
export function obstacleTo(
  { next: { limits, feesOn, bonus }, token }: Pick<BoardBetting, "next" | "token">,
  wager: bigint,
  betArray: BetArray,
): string | null {
  // The stake of a step is fixed by the run, so the smallest bet is no limit here; the guard holds the pool's own.
  const refusal = limitBroken({ limits: { ...limits, minWager: null }, feesOn, bonus }, { betArray, wager })
  return refusal && runRefusalText(refusal, token)
}
