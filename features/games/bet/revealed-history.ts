import type { GameContext } from "../kit/game-context"
import { resultKey } from "../round/round-state"

/** A result is history only once it has been shown. */
export const revealedHistory = ({ history, round }: Pick<GameContext, "history" | "round">): GameContext["history"] =>
  round.phase === "settled" ? history.filter((result) => resultKey(result) !== resultKey(round.result)) : history
