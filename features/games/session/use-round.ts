import { type GameRound, roundForGame, sameOtherBet } from "@dghrt/betting/model/round-for-game"
import { isWaiting } from "@dghrt/betting/model/round-predicates"
import type { RoundState } from "@dghrt/betting/model/round-state"
import { useCallback, useMemo, useRef, useSyncExternalStore } from "react"
import { subscribe } from "valtio/vanilla"
import type { Round } from "../bet/bet-rules"
import type { RoundSteps } from "../kit/game-context"

const sameBet = (one: RoundState, other: RoundState) => isWaiting(one) && isWaiting(other) && one.bet === other.bet

const sameView = (one: GameRound, other: GameRound) =>
  (one.round === other.round || sameBet(one.round, other.round)) && sameOtherBet(one.otherBet, other.otherBet)

/**
 * A session's round as one game shows it, for bets placed with `token`, a mint. No step of a bet's wait draws the game
 * anew; `steps` has them one by one.
 */
export function useRound({ state }: Round, gameId: string, token: string): GameRound & { steps: RoundSteps } {
  const listen = useCallback((onStep: () => void) => subscribe(state, onStep), [state])
  const view = useCallback(() => roundForGame(state.round, state.betToken, { gameId, token }), [state, gameId, token])
  const shown = useRef<GameRound | null>(null)
  const { round, otherBet } = useSyncExternalStore(listen, () => {
    const next = view()
    if (shown.current === null || !sameView(shown.current, next)) shown.current = next
    return shown.current
  })
  const steps = useMemo(() => ({ current: () => view().round, subscribe: listen }), [view, listen])
  return { round, otherBet, steps }
}
