import { Button, ErrorState } from "@dghrt/design-system"
import { boundaryMessages, dialogCode } from "#features/messages"

/** A part that failed this often again does not come back by trying. */
export const maxTries = 3

export interface ComponentErrorProps {
  /** Begins a sentence: "The chat". */
  name: string
  error: unknown
  /** How often it was tried again. */
  tries: number
  onRetry: () => void
}

/** In place of a part of a page that failed while it was drawn. */
export function ComponentError({ name, error, tries, onRetry }: ComponentErrorProps) {
  const spent = tries >= maxTries
  const { title, text } = boundaryMessages.COMPONENT_NOT_DISPLAYED
  return (
    <div data-slot="component-error">
      <ErrorState
        title={title}
        detail={
          <>
            {spent && <span>Multiple retry attempts failed. </span>}
            <span>{`${name} stopped working. ${text}`}</span>
            <span className="mt-1 block text-sm text-text-muted">{`Error code ${dialogCode(error)}`}</span>
          </>
        }
        retryLabel="Try Again"
        onRetry={spent ? undefined : onRetry}
        className={spent ? "pb-4" : undefined}
      />
      {spent && (
        <div className="flex flex-wrap justify-center gap-2 pb-6">
          <Button onClick={() => location.reload()}>Refresh</Button>
          <Button asChild>
            <a href="/">Go Home</a>
          </Button>
        </div>
      )}
    </div>
  )
}
