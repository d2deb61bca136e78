import type { BetArray } from "@dghrt/betting/model/bet-array"
import { limitBroken } from "@dghrt/betting/model/limits"
import { runRefusalText } from "../bet/refusal-message"
import type { GameContext } from "../kit/game-context"

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
