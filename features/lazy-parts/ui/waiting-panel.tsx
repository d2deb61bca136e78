import { DialogClose, Spinner } from "@dghrt/design-system"
import { useEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"

const patienceMs = 300

/**
 * A panel whose file is on its way; a quick one is not announced. It takes no focus: the panel does, once, when it has come.
 * A press anywhere or Escape cancels.
 */
export function WaitingPanel() {
  const [late, setLate] = useState(false)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    const cancel = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) close.current?.click()
    }
    document.addEventListener("keydown", cancel)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("keydown", cancel)
    }
  }, [])
  return createPortal(
    <>
      <DialogClose
        ref={close}
        tabIndex={-1}
        aria-label="Cancel loading"
        hidden={!late}
        className="fixed inset-0 z-40 animate-fade-in bg-overlay"
      />
      {/* In the page before its text, so that screen readers notice the change. */}
      <div role="status" className="pointer-events-none fixed inset-0 z-40 grid place-items-center">
        {late && (
          <div className="framed grid min-h-40 w-60 place-items-center rounded-lg bg-surface text-text shadow-3">
            <Spinner className="size-8" />
            <span className="sr-only">Loading</span>
          </div>
        )}
      </div>
    </>,
    document.body,
  )
}
