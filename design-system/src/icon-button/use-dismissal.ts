import { useEffect, useRef, useState } from "react"
import { isEscape } from "../lib/is-composing"

/** Whether Escape took a tip away, until its control is left or pointed at anew. Under a pointer the focus may be anywhere. */
export function useDismissal() {
  const [dismissed, setDismissed] = useState(false)
  const dismiss = useRef((event: Parameters<typeof isEscape>[0]) => isEscape(event) && setDismissed(true)).current
  const listen = (pointed: boolean) =>
    pointed ? document.addEventListener("keydown", dismiss) : document.removeEventListener("keydown", dismiss)
  useEffect(() => () => document.removeEventListener("keydown", dismiss), [dismiss])
  return {
    dismissed,
    dismiss,
    handlers: {
      onBlur: () => setDismissed(false),
      onPointerEnter() {
        setDismissed(false)
        listen(true)
      },
      onPointerLeave: () => listen(false),
    },
  }
}
