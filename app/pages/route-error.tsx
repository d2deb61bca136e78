import { Button } from "@dghrt/design-system"
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { missingCode } from "./missing-code"
import { StatusPage } from "./status-page"

const longestDetail = 300

/** A page that could not be loaded or drawn. The shell around it stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const missing = missingCode(error)
  const retry = () => {
    // A module that could not be fetched is fetched again only by a new document.
    if (missing) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <StatusPage
      kind="error"
      mark={missing ? "Not here" : 500}
      title="Route Loading Failed"
      art="magic8ball"
      actions={
        <>
          <Button variant="primary" size="lg" onClick={retry}>
            {missing ? "Reload Page" : "Try Again"}
          </Button>
          <Button asChild size="lg">
            <a href="/">Go Home</a>
          </Button>
        </>
      }
    >
      {missing ? (
        <p>
          The code of this page did not arrive. Either the connection dropped, or the casino was updated since you
          opened it. Reloading brings the new version; a bet you placed is not lost by it.
        </p>
      ) : (
        <>
          <p>Something could not be drawn. A bet you placed goes on by itself and is shown once the page is back.</p>
          <details className="mt-3 text-sm">
            <summary className="cursor-pointer">What went wrong</summary>
            <code className="mt-2 block font-mono text-text-muted">
              {(error instanceof Error ? error.message : String(error)).slice(0, longestDetail)}
            </code>
          </details>
        </>
      )}
    </StatusPage>
  )
}
