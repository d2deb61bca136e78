import { type BetArray, limitBroken } from "@dghrt/betting/model"
import type { GameContext } from "../kit/game-context"
import { runRefusalText } from "../kit/refusal-message"

/** Why a step that carries `wager` cannot be played, in words with the figure; null when nothing known is in its way. */
export function obstacleTo(
  { bet: { limits, feesOn, bonus = 0n }, token }: Pick<GameContext, "bet" | "token">,
  wager: bigint,
  betArray: BetArray,
): string | null {
  // The stake of a step is fixed by the run, so the smallest bet is no limit here; the guard holds the pool's own.
  const refusal = limitBroken({ limits: { ...limits, minWager: null }, feesOn, bonus }, { betArray, wager })
  return refusal && runRefusalText(refusal, token)
}
