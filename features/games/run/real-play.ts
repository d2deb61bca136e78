import { type RoundResult, resultKey } from "@dghrt/betting/model"
import type { GameContext } from "../kit/game-context"

/**
 * The outcome layer shows a whole run or hand in the shape of one play; what is verified and shared is `last`, the play that
 * ended it.
 */
export function withRealPlay(context: GameContext, last: RoundResult | undefined): GameContext {
  const real = (shown: RoundResult) => (last && resultKey(last) === resultKey(shown) ? last : shown)
  return {
    ...context,
    results: {
      ...context.results,
      onVerify: (shown) => context.results.onVerify(real(shown)),
      onShare: context.results.onShare && ((shown) => context.results.onShare?.(real(shown))),
    },
  }
}
