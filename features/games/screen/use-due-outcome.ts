import { type RefObject, useEffect, useRef, useState } from "react"
import { type RoundResult, type RoundState, resultKey } from "../round/round-state"
import { type OutcomeSize, sizeOf } from "./outcome-size"

/** The result is read on the board before its outcome is shown. */
const READ_MS = 500
/** Nothing covers the board for more than 3 s. */
const SHOWN_MS: Record<OutcomeSize, number> = { line: 4_000, card: 4_000, full: 2_800 }
/** A line or a card can be read to its end: no input takes it away sooner. */
const LEAST_MS = 2_400

const RETRY_MS = 700

/** Keys that move the focus or do nothing alone: they leave a line or a card, so that its actions can be reached by Tab. */
const passing = new Set(["Tab", "Shift", "Control", "Alt", "Meta"])

/**
 * The result whose outcome is due now, or null. A line or a card ends after its time, with an input once it could be read,
 * or with the next bet, and stays while a pointer or the focus is on it. A layer that covers the board ends with any key or
 * tap and has no such extension. A result that was already revealed when the screen opened gets no outcome.
 */
export function useDueOutcome(round: RoundState, layer: RefObject<HTMLElement>): RoundResult | null {
  const result = round.phase === "revealed" ? round.result : null
  const announced = useRef(result && resultKey(result))
  const [shown, setShown] = useState<RoundResult | null>(null)
  useEffect(() => {
    if (result === null) return
    const key = resultKey(result)
    if (announced.current === key) return
    const size = sizeOf(result)
    const covers = size === "full"
    let wasRead = false
    let goesOn = false
    let leave: ReturnType<typeof setTimeout>
    const tryToLeave = () => {
      if (!covers && layer.current?.matches(":hover, :focus-within")) leave = setTimeout(tryToLeave, RETRY_MS)
      else setShown(null)
    }
    const endCover = (event: Event) => {
      const inside = event.target instanceof Node && layer.current?.contains(event.target) === true
      // A tap on a layer that covers the board ends it with its click: gone with the press, it would let the click
      // through to the control beneath. No other click counts, because the tap that skips a reveal ends with one.
      if (inside !== (event.type === "click")) return
      announced.current = key
      clearTimeout(show)
      setShown(null)
    }
    const endLine = (event: Event) => {
      if (event.type === "click" || (event instanceof KeyboardEvent && passing.has(event.key))) return
      if (event.target instanceof Node && layer.current?.contains(event.target) === true) return
      goesOn = true
      if (!wasRead) return
      clearTimeout(leave)
      tryToLeave()
    }
    const show = setTimeout(() => {
      announced.current = key
      setShown(result)
      if (covers) leave = setTimeout(tryToLeave, SHOWN_MS.full)
      else
        leave = setTimeout(() => {
          wasRead = true
          if (goesOn) tryToLeave()
          else leave = setTimeout(tryToLeave, SHOWN_MS[size] - LEAST_MS)
        }, LEAST_MS)
    }, READ_MS)
    const onInput = covers ? endCover : endLine
    const inputs = ["pointerdown", "keydown", "click"] as const
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
