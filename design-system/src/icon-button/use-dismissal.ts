import { useEffect, useRef, useState } from "react"

/** Whether Escape took a tip away, until its control is left or pointed at anew. Under a pointer the focus may be anywhere. */
export function useDismissal() {
  const [dismissed, setDismissed] = useState(false)
  const dismiss = useRef((event: { key: string }) => event.key === "Escape" && setDismissed(true)).current
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
