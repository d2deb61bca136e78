import { Button, DialogClose, isEscape, Spinner } from "@dghrt/design-system"
import { useEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { partTimeoutMs } from "./loading-part"

const patienceMs = 300

/**
 * A panel whose file is on its way; a quick one is not announced. It takes no focus: the panel does, once, when it has come.
 * A press anywhere or Escape cancels.
 */
export function WaitingPanel() {
  const [late, setLate] = useState(false)
  const [overdue, setOverdue] = useState(false)
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const timers = [setTimeout(() => setLate(true), patienceMs), setTimeout(() => setOverdue(true), partTimeoutMs)]
    const cancel = (event: KeyboardEvent) => {
      if (isEscape(event) && !event.defaultPrevented) close.current?.click()
    }
    document.addEventListener("keydown", cancel)
    return () => {
      for (const timer of timers) clearTimeout(timer)
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
          <div className="framed grid min-h-40 w-60 place-content-center justify-items-center gap-3 rounded-lg bg-surface p-4 text-center text-text shadow-3">
            <Spinner className="size-8" />
            {overdue ? <span>This panel takes longer than usual.</span> : <span className="sr-only">Loading</span>}
            {overdue && (
              <span className="pointer-events-auto flex gap-2">
                <Button size="sm" onClick={() => location.reload()}>
                  Refresh
                </Button>
                <Button size="sm" variant="ghost" onClick={() => close.current?.click()}>
                  Cancel
                </Button>
              </span>
            )}
          </div>
        )}
      </div>
    </>,
    document.body,
  )
}
