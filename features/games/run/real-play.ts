import { type RoundResult, resultKey } from "@dghrt/betting/model"
import type { BoardBetting } from "../kit/board-betting"

/**
 * The outcome layer shows a whole run or hand in the shape of one play; what is verified and shared is `last`, the play that
 * ended it.
 */
export function withRealPlay(context: BoardBetting, last: RoundResult | undefined): BoardBetting {
  const real = (shown: RoundResult) => (last && resultKey(last) === resultKey(shown) ? last : shown)
  return {
    ...context,
    onVerify: (shown) => context.onVerify(real(shown)),
    onShare: context.onShare && ((shown) => context.onShare?.(real(shown))),
  }
}
