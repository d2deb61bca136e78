import { acceptsBet, type RoundState } from "@dghrt/betting/model"
import { useSyncExternalStore } from "react"
import type { GameContext } from "./game-context"

const nothingMoves = () => () => undefined

/** The current step of the round. */
export const useStep = ({ round, steps }: Pick<GameContext, "round" | "steps">): RoundState =>
  useSyncExternalStore(steps?.subscribe ?? nothingMoves, () => steps?.current() ?? round)

/** Whether a bet can be placed on this board now: no rule is against it, and no bet of this wallet is under way, here or in another game. */
export const canPlaceBet = ({
  round,
  blockedReason,
  startRefusal,
}: Pick<GameContext, "round" | "blockedReason" | "startRefusal">): boolean =>
  blockedReason === undefined && startRefusal === undefined && acceptsBet(round)
