import { useCallback, useMemo, useRef, useSyncExternalStore } from "react"
import { subscribe } from "valtio/vanilla"
import type { RoundSteps } from "../kit/table"
import type { Round } from "../round/round"
import { type RoundState, waits } from "../round/round-state"

const sameBet = (one: RoundState, other: RoundState) => waits(one) && waits(other) && one.bet === other.bet

/** A session's round as a table shows it: no step of a bet's wait draws the game anew; `steps` tells them one by one. */
export function useRound({ state }: Round): { round: RoundState; steps: RoundSteps } {
  const listen = useCallback((onStep: () => void) => subscribe(state, onStep), [state])
  const shown = useRef(state.round)
  const round = useSyncExternalStore(listen, () => {
    if (!sameBet(shown.current, state.round)) shown.current = state.round
    return shown.current
  })
  const steps = useMemo(() => ({ current: () => state.round, subscribe: listen }), [state, listen])
  return { round, steps }
}
