import { acceptsBet, type RoundState } from "@dghrt/betting/model"
import { useSyncExternalStore } from "react"
import type { BoardBetting } from "./board-betting"

/** The current step of the round. */
export const useStep = ({ steps }: Pick<BoardBetting, "steps">): RoundState =>
  useSyncExternalStore(steps.subscribe, steps.current)

/** Whether a bet can be placed on this board now: no rule is against it, and no bet of this wallet is under way, here or in another game. */
export const canPlaceBet = ({
  round,
  blockedReason,
  startRefusal,
}: Pick<BoardBetting, "round" | "blockedReason" | "startRefusal">): boolean =>
  blockedReason === null && startRefusal === null && acceptsBet(round)

/** The board of a run that is open: a rule against starting does not hold its next steps back. */
export const openRunBoard = (board: BoardBetting): BoardBetting => ({ ...board, startRefusal: null })
