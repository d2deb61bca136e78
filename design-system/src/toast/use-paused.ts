import { type FocusEvent, useEffect, useState } from "react"

/** A page within a frame may be in front while the page around it has the focus. */
const isAway = () => window === window.top && !document.hasFocus()

/** Whether timers should pause: the pointer or the focus is in the element with `handlers`, or the window is not in front. */
export function usePaused() {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const [away, setAway] = useState(false)
  useEffect(() => {
    // The first message may appear while another window is in front.
    setAway(isAway())
    const leave = () => setAway(true)
    const comeBack = () => setAway(false)
    window.addEventListener("blur", leave)
    window.addEventListener("focus", comeBack)
    return () => {
      window.removeEventListener("blur", leave)
      window.removeEventListener("focus", comeBack)
    }
  }, [])
  const handlers = {
    onPointerMove: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  }
  return {
    held: pointed || focused || away,
    handlers,
    /** A removed element sends no pointerleave; the next movement says what is under the pointer. */
    forgetPointer: () => setPointed(false),
    /** Nor does it send a blur. */
    forgetFocus: () => setFocused(false),
  }
}
