import type { ReactNode } from "react"
import { Button } from "../button/button"
import { cn } from "../lib/cn"

export interface ErrorPageProps {
  /** 404, 500, or a word when there is no number. */
  status: number | string
  /** What happened and what to do, one sentence each. */
  children: ReactNode
  /** Where Back to Home leads. */
  homeHref: string
  onRetry?: () => void
  className?: string
}

/** A page that cannot be shown, with two ways out. */
export function ErrorPage({ status, children, homeHref, onRetry, className }: ErrorPageProps) {
  return (
    <div data-slot="error-page" className={cn("mx-auto grid max-w-80 gap-4 px-4 py-16 text-center", className)}>
      <h1 className="type-display text-[calc(4.9rem*var(--display-scale))] text-primary leading-none!">{status}</h1>
      <p className="text-text-secondary">{children}</p>
      <div className="grid gap-2">
        <Button variant="primary" asChild>
          <a href={homeHref}>Back to Home</a>
        </Button>
        {onRetry && <Button onClick={onRetry}>Retry</Button>}
      </div>
    </div>
  )
}
