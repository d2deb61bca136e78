import type { GameContext } from "../kit/game-context"
import { type RoundResult, resultKey } from "../round/round-state"

/**
 * The layer tells a whole run or hand in the shape of one play; what is verified and shared is `last`, the play that
 * ended it.
 */
export function withRealPlay(context: GameContext, last: RoundResult | undefined): GameContext {
  const real = (told: RoundResult) => (last && resultKey(last) === resultKey(told) ? last : told)
  return {
    ...context,
    results: {
      ...context.results,
      onVerify: (told) => context.results.onVerify(real(told)),
      onShare: context.results.onShare && ((told) => context.results.onShare?.(real(told))),
    },
  }
}
