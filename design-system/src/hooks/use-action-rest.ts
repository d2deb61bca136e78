import { createContext, type SyntheticEvent, useCallback, useContext, useRef, useState } from "react"
import { useIsomorphicLayoutEffect } from "./use-isomorphic-layout-effect"

/** How long an action rests, in milliseconds. Stories set 0, because what plays them is faster than a person. */
export const ActionRestMs = createContext(500)

export interface ActionRest {
  /** No press starts the action now. Show it on the control, for example by `aria-disabled`. */
  resting: boolean
  /** Whether this click or key may start the action. */
  accepts: (press: SyntheticEvent) => boolean
}

interface Press {
  /** The element on which the press began, and its ancestors. */
  path: readonly EventTarget[]
  /** On the clock of `performance.now()`. */
  atMs: number
  /** A key that is held. */
  repeated: boolean
}

const presses: { pointer: Press | null; key: Press | null } = { pointer: null, key: null }
let watching = false

/** A click comes when a press ends. Firefox sends it to the element that has the focus by then, so the start of the press is recorded. */
function watchPresses() {
  if (watching) return
  watching = true
  const begun = (event: Event, repeated: boolean) => ({ path: event.composedPath(), atMs: performance.now(), repeated })
  const options = { capture: true, passive: true }
  addEventListener("pointerdown", (event) => (presses.pointer = begun(event, false)), options)
  addEventListener("keydown", (event) => (presses.key = begun(event, event.repeat)), options)
  // Assistive technology clicks without a press, so none may be left from before. The click of a key comes in the task of its keyup.
  const over = (kind: keyof typeof presses) => () => setTimeout(() => (presses[kind] = null))
  addEventListener("keyup", over("key"), options)
  addEventListener("click", over("pointer"), options)
  addEventListener("pointercancel", over("pointer"), options)
}

/**
 * The 500 ms rule. An action rests after it appears and after its `meaning` changes; `meaning` says what the action does now, and
 * whether it can. These presses start nothing: one that began before the rest ended, the second click of a double click, a held key,
 * a key that went down elsewhere.
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
