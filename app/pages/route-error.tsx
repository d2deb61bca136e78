import { Button, StatusPage } from "@dghrt/design-system"
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { logger, logText } from "#features/kernel"
import { missingCode } from "./missing-code"

/** How long the casino may take to answer before the page counts as cut off. */
const answerWithinMs = 5_000

/** A page that could not be loaded or drawn. The shell around it stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const missing = missingCode(error)
  const [reaching, setReaching] = useState(false)
  const [cutOff, setCutOff] = useState(false)

  useEffect(() => logger.error("A page could not be loaded or drawn", error), [error])

  /** Asks before it reloads: a document that does not come, or a gateway's error page, would replace the whole app. */
  async function reload() {
    setReaching(true)
    setCutOff(false)
    try {
      const { ok } = await fetch("/", {
        method: "HEAD",
        cache: "no-store",
        signal: AbortSignal.timeout(answerWithinMs),
      })
      if (!ok) throw new Error("The host answers, the casino does not")
      // A module that could not be fetched is fetched again only by a new document.
      location.reload()
    } catch (cause) {
      logger.warn("The app was not reloaded: its host did not answer", cause)
      setReaching(false)
      setCutOff(true)
    }
  }
  function again() {
    reset()
    void router.invalidate()
  }
  return (
    <StatusPage
      data-slot="error"
      mark={missing ? "Not loaded" : 500}
      title="Route Loading Failed"
      art="magic8ball"
      report={logText}
      cause={missing ? undefined : error instanceof Error ? error.message : String(error)}
      actions={
        <>
          <Button variant="primary" size="lg" loading={reaching} onClick={missing ? reload : again}>
            {missing ? "Reload Page" : "Try Again"}
          </Button>
          <Button asChild size="lg">
            {missing ? <Link to="/">Go Home</Link> : <a href="/">Go Home</a>}
          </Button>
        </>
      }
    >
      {missing
        ? "This page could not be loaded. The connection may have dropped, or the casino may have been updated since you opened it. Reload to get the latest version. Bets that you placed are not affected."
        : "This page could not be displayed. Bets that you placed are not affected: they settle on chain and are shown when the page is back."}
      <span role="status" className="block not-empty:mt-3">
        {cutOff && "The casino cannot be reached. Try again in a moment."}
      </span>
    </StatusPage>
  )
}
