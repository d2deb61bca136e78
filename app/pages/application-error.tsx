import { Button, StatusPage } from "@dghrt/design-system"
import { useEffect } from "react"
import { logger, logText, thrownText } from "#features/kernel"
import { boundaryMessages, dialogCode } from "#features/messages"

/** Retries that draw the app again; after them only a new document can help. */
const maxRetries = 2

/** An app that fails anew is a new component, which remembers nothing itself. */
let retries = 0

interface ApplicationErrorProps {
  error: unknown
  /** Draws the app again. */
  onRetry: () => void
  reload?: () => void
}

/** In place of the whole app: its frame failed, so that nothing of it is around this page. */
export default function ApplicationError({ error, onRetry, reload = () => location.reload() }: ApplicationErrorProps) {
  const critical = retries >= maxRetries
  const { title, text } = critical
    ? boundaryMessages.APPLICATION_STILL_FAILING
    : boundaryMessages.APPLICATION_NOT_DISPLAYED
  const cause = thrownText(error)
  useEffect(() => logger.error("The app could not be drawn", error), [error])
  function again() {
    retries += 1
    onRetry()
  }
  return (
    <main className="p-4">
      <StatusPage
        data-slot="application-error"
        mark={500}
        title={title}
        art="magic8ball"
        report={logText}
        cause={cause}
        actions={
          <>
            <Button variant="primary" size="lg" onClick={critical ? reload : again}>
              {critical ? "Reload Page" : "Try Again"}
            </Button>
            <Button asChild size="lg">
              <a href="/">Go Home</a>
            </Button>
          </>
        }
      >
        {critical && <span>Multiple retry attempts failed. </span>}
        <span>{text}</span>
        <span className="mt-2 block text-sm text-text-muted">{`Error code ${dialogCode(cause)}`}</span>
      </StatusPage>
    </main>
  )
}
