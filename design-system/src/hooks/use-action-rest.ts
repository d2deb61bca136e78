import { createContext, type SyntheticEvent, useCallback, useContext, useRef, useState } from "react"
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect"

/** How long an action rests, in milliseconds. Stories set 0, because what plays them is faster than a person. */
export const ActionRestMs = createContext(500)

export interface ActionRest {
  /** The action starts nothing now; its control shows that, by `aria-disabled` for example. */
  resting: boolean
  /** Whether this click or key may start the action. */
  accepts: (press: SyntheticEvent) => boolean
}

interface Press {
  /** What it began on, and what is around that. */
  path: readonly EventTarget[]
  /** On the clock of `performance.now()`. */
  atMs: number
  /** A key that is held. */
  repeated: boolean
}

const presses: { pointer: Press | null; key: Press | null } = { pointer: null, key: null }
let watching = false

/** A browser clicks at the end of a press, and some do so on what has the focus by then: only its beginning says what was meant. */
function watchPresses() {
  if (watching) return
  watching = true
  const begun = (event: Event, repeated: boolean) => ({ path: event.composedPath(), atMs: performance.now(), repeated })
  const options = { capture: true, passive: true }
  addEventListener("pointerdown", (event) => (presses.pointer = begun(event, false)), options)
  addEventListener("keydown", (event) => (presses.key = begun(event, event.repeat)), options)
  // Its click belongs to the same task. A click without any key is that of assistive technology.
  addEventListener("keyup", () => setTimeout(() => (presses.key = null)), options)
}

/**
 * The 500 ms rule: after an action has changed its `meaning`, and after it has appeared, it rests. What was pressed before, or while
 * it rests, starts nothing, and neither do the rest of a multi-click, a held key, or a key that went down elsewhere.
 * `meaning` says what the action does now, and whether it can.
 */
export function useActionRest(meaning: string): ActionRest {
  const restMs = useContext(ActionRestMs)
  const [rested, setRested] = useState<string | null>(null)
  const changedAtMs = useRef(0)
  useIsomorphicLayoutEffect(() => {
    watchPresses()
    changedAtMs.current = performance.now()
    const timer = setTimeout(() => setRested(meaning), restMs)
    return () => {
      clearTimeout(timer)
      setRested(null)
    }
  }, [meaning, restMs])
  const accepts = useCallback(
    ({ nativeEvent, currentTarget }: SyntheticEvent) => {
      const clicks = "detail" in nativeEvent ? Number(nativeEvent.detail) : 0
      const press = clicks > 0 ? presses.pointer : presses.key
      const readyAtMs = changedAtMs.current + restMs
      if (clicks > 1 || performance.now() < readyAtMs) return false
      return press === null || (press.atMs >= readyAtMs && !press.repeated && press.path.includes(currentTarget))
    },
    [restMs],
  )
  return { resting: restMs > 0 && rested !== meaning, accepts }
}
