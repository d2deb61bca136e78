import { Button } from "../button/button"
import { StatusPage, type StatusPageProps } from "./status-page"

export interface ErrorPageProps
  extends Pick<StatusPageProps, "title" | "children" | "cause" | "report" | "words" | "muted" | "className"> {
  /** 404, 500, or at most three short words where no number fits. */
  status: StatusPageProps["mark"]
  /** Where the first way out leads. */
  homeHref: string
  /** "Back to Home" by default. */
  homeLabel?: string
  /** Adds the second way out: a button that tries again. */
  onRetry?: () => void
  /** "Retry" by default. */
  retryLabel?: string
  /** The eight ball by default. */
  art?: StatusPageProps["art"]
}

/** A page that cannot be shown, with two ways out. */
export function ErrorPage({
  status,
  homeHref,
  homeLabel = "Back to Home",
  onRetry,
  retryLabel = "Retry",
  art = "magic8ball",
  ...props
}: ErrorPageProps) {
  return (
    <StatusPage
      data-slot="error-page"
      {...props}
      mark={status}
      art={art}
      actions={
        <>
          <Button variant="primary" size="lg" asChild>
            <a href={homeHref}>{homeLabel}</a>
          </Button>
          {onRetry && (
            <Button size="lg" onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
        </>
      }
    />
  )
}
