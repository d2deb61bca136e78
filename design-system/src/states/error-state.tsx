import { CircleAlert, RotateCcw } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "../button/button"
import { cn } from "../lib/cn"

export interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What it means for the reader, money first. */
  detail?: ReactNode
  /** Adds a button that tries again. */
  onRetry?: () => void
  /**
   * While the retry runs: the button shows it and ignores presses.
   * @default false
   */
  retrying?: boolean
  /**
   * What the button says.
   * @default "Retry"
   */
  retryLabel?: string
  className?: string
}

/** A part of a page that failed; the rest of the page works. */
export function ErrorState(props: ErrorStateProps) {
  const { title, detail, onRetry, retrying = false, retryLabel = "Retry", className } = props
  return (
    <div
      data-slot="error-state"
      role="alert"
      className={cn("wrap-anywhere grid justify-items-center gap-1 px-4 py-8 text-center", className)}
    >
      <CircleAlert aria-hidden className="mb-2 size-8 text-danger" strokeWidth={1.75} />
      <p className="font-[650]">{title}</p>
      {detail && <p className="max-w-[52ch] text-text-secondary">{detail}</p>}
      {onRetry && (
        <Button
          className="mt-4"
          loading={retrying}
          icon={<RotateCcw aria-hidden className="size-4.5" strokeWidth={1.75} />}
          onClick={onRetry}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
