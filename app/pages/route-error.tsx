import { Button, StatusPage } from "@dghrt/design-system"
import { type ErrorComponentProps, Link, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { logger, logText, thrownText } from "#features/kernel"
import { missingCode } from "#features/lazy-parts"
import { dialogCode, gateMessages } from "#features/messages"

/** How long the casino may take to answer before the page counts as cut off. */
const answerWithinMs = 5_000

const maxTries = 3

/** What was tried again, and how often. A page that fails anew is a new component, which remembers nothing itself. */
let tried = { path: "", times: 0 }

/** A page that could not be loaded ("Route Loading Failed") or drawn ("Page Loading Error"). The shell around it stays. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const path = router.state.location.pathname
  const spent = tried.path === path && tried.times >= maxTries
  const missing = missingCode(error)
  const loadFailed = missing || router.state.matches.some(({ status }) => status === "error")
  const reloads = missing || spent
  const cause = thrownText(error)
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
    tried = { path, times: tried.path === path ? tried.times + 1 : 1 }
    reset()
    void router.invalidate()
  }
  return (
    <StatusPage
      data-slot="error"
      mark={missing ? "Not loaded" : 500}
      title={loadFailed ? gateMessages.PAGE_NOT_LOADED.title : gateMessages.PAGE_NOT_DISPLAYED.title}
      art="magic8ball"
      report={logText}
      cause={missing ? undefined : cause}
      actions={
        <>
          <Button variant="primary" size="lg" loading={reaching} onClick={reloads ? reload : again}>
            {spent && !missing ? "Refresh" : "Try Again"}
          </Button>
          <Button asChild size="lg">
            {missing ? <Link to="/">Go Home</Link> : <a href="/">Go Home</a>}
          </Button>
        </>
      }
    >
      {spent && <span>Multiple retry attempts failed. </span>}
      <span>{missing ? gateMessages.PAGE_NOT_LOADED.text : gateMessages.PAGE_NOT_DISPLAYED.text}</span>
      <span className="mt-2 block text-sm text-text-muted">{`Error code ${dialogCode(cause)}`}</span>
      <span role="status" className="block not-empty:mt-3">
        {cutOff && gateMessages.CASINO_UNREACHABLE.text}
      </span>
    </StatusPage>
  )
}
