import { type RefObject, useEffect, useRef, useState } from "react"
import { outcomeKind } from "../kit/outcome"
import { type RoundResult, type RoundState, resultKey } from "../round/round-state"

/** The board stays sharp this long, so that the result is read where it happened. */
const READ_MS = 500
const SHOWN_MS = { win: 2_400, other: 700 }

/** Keys that move the focus or do nothing alone; the layer must stay for whoever is on the way to its link. */
const passing = new Set(["Tab", "Shift", "Control", "Alt", "Meta"])

/**
 * The result whose outcome layer is due now, or null. It leaves by itself or with the player's next input, but not
 * from under a pointer or the focus on its link; everywhere else the layer lets pointers through to what it covers. A result that was already revealed when the screen opened gets no layer.
 */
export function useOutcomeMoment(round: RoundState, layer: RefObject<HTMLElement>): RoundResult | null {
  const result = round.phase === "revealed" ? round.result : null
  const told = useRef(result && resultKey(result))
  const [shown, setShown] = useState<RoundResult | null>(null)
  useEffect(() => {
    if (result === null) return
    const key = resultKey(result)
    if (told.current === key) return
    const stayMs = outcomeKind(result.multiplierBps) === "win" ? SHOWN_MS.win : SHOWN_MS.other
    let leave: ReturnType<typeof setTimeout>
    const tryToLeave = () => {
      if (layer.current?.matches(":hover, :focus-within")) leave = setTimeout(tryToLeave, SHOWN_MS.other)
      else setShown(null)
    }
    const onInput = (event: Event) => {
      if (event instanceof KeyboardEvent && passing.has(event.key)) return
      if (event.target instanceof Node && layer.current?.contains(event.target)) return
      told.current = key
      clearTimeout(show)
      setShown(null)
    }
    const show = setTimeout(() => {
      told.current = key
      setShown(result)
      leave = setTimeout(tryToLeave, stayMs)
    }, READ_MS)
    const inputs = ["pointerdown", "keydown"] as const
    for (const input of inputs) document.addEventListener(input, onInput)
    return () => {
      clearTimeout(show)
      clearTimeout(leave)
      for (const input of inputs) document.removeEventListener(input, onInput)
      setShown(null)
    }
  }, [result, layer])
  return shown
}
