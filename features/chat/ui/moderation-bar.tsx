import { Button, cn } from "@dghrt/design-system"
import { useEffect, useRef } from "react"

export interface ModerationBarProps {
  /** The result of the last action. */
  notice: string | null
  /** The question that an owner confirms before an action, and the text of the button that confirms it. */
  question?: { text: string; label: string } | null
  /** The wallet is asked to sign. */
  busy?: boolean
  onConfirm?: () => void
  onCancel?: () => void
  /** Null when there is nothing to undo. */
  onUndo?: (() => void) | null
  className?: string
}

/** What was done last, or what is asked before it is done. It takes the focus with a question, and keeps it with the answer. */
export function ModerationBar(props: ModerationBarProps) {
  const { notice, question = null, busy = false, onConfirm, onCancel, onUndo = null, className } = props
  const bar = useRef<HTMLElement>(null)
  const text = question?.text ?? null
  useEffect(() => {
    if (text !== null) bar.current?.focus()
  }, [text])
  const answer = (run: (() => void) | null | undefined) => () => {
    // The pressed button leaves with the question.
    bar.current?.focus()
    run?.()
  }
  const isEmpty = notice === null && question === null && !busy
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label="Last action"
      className={cn("text-sm text-text-secondary outline-none", isEmpty ? "sr-only" : className)}
    >
      {question && (
        <div className="grid gap-2">
          <p className="wrap-anywhere text-text">{question.text}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="danger" onClick={answer(onConfirm)}>
              {question.label}
            </Button>
            <Button size="sm" variant="ghost" onClick={answer(onCancel)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="wrap-anywhere min-w-0 flex-1">
          {busy ? "Confirm in your wallet…" : notice}
        </p>
        {onUndo && !busy && (
          <Button size="sm" onClick={answer(onUndo)}>
            Undo
          </Button>
        )}
      </div>
    </section>
  )
}
