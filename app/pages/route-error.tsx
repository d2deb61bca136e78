import { Button, StatusPage } from "@dghrt/design-system"
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router"
import { missingCode } from "./missing-code"

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
      data-slot="error"
      mark={missing ? "Not here" : 500}
      title="Route Loading Failed"
      art="magic8ball"
      cause={missing ? undefined : error instanceof Error ? error.message : String(error)}
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
      {missing
        ? "The code of this page did not arrive. Either the connection dropped, or the casino was updated since you opened it. Reloading brings the new version; a bet you placed is not lost by it."
        : "Something could not be drawn. A bet you placed goes on by itself and is shown once the page is back."}
    </StatusPage>
  )
}
