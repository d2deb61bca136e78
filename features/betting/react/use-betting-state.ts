import { useCallback, useRef, useSyncExternalStore } from "react"
import type { Betting } from "../betting"
import type { BettingState } from "../store"

type Heard = Pick<Betting, "state" | "subscribe">

/** A part of a betting's state; null without a betting. Draws anew when the part is another one. `select` is the same function each time, or names the same part. */
export function useBettingState<Part>(betting: Heard, select: (state: BettingState) => Part): Part
export function useBettingState<Part>(betting: Heard | null, select: (state: BettingState) => Part): Part | null
export function useBettingState<Part>(betting: Heard | null, select: (state: BettingState) => Part): Part | null {
  const latest = useRef(select)
  latest.current = select
  const listen = useCallback(
    (onChange: () => void) => betting?.subscribe((state) => latest.current(state), onChange) ?? (() => undefined),
    [betting],
  )
  const look = () => betting && select(betting.state())
  return useSyncExternalStore(listen, look, look)
}
