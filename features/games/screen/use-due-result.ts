import { type RoundResult, type RoundState, resultKey } from "@dghrt/betting/model"
import { useRef } from "react"

/** The result that this screen has revealed, until the next bet; null for one that was there when the screen opened. */
export function useDueResult(round: RoundState): RoundResult | null {
  const result = round.phase === "revealed" ? round.result : null
  const [first] = useFirst(result && resultKey(result))
  return result !== null && resultKey(result) !== first ? result : null
}

/** What a value was at the first render. */
function useFirst<T>(value: T): readonly [T] {
  const held = useRef<readonly [T]>()
  held.current ??= [value]
  return held.current
}
