import type { RegisteredRouter } from "@tanstack/react-router"
import { reportFailures } from "../diagnostics/report-failures"
import { activity } from "./activity"

const gameOf = (path: string) => /^\/game\/[^/]+\/([a-z0-9]{1,40})$/.exec(path)?.[1] ?? null

/** What a page does beside what it shows: notes what is opened, and reports what fails. Returns how to stop. */
export async function startBackground(router: RegisteredRouter): Promise<() => void> {
  const session = await activity()
  const arrive = () => session.arrive(gameOf(router.state.location.pathname))
  arrive()
  const leave = router.subscribe("onResolved", ({ pathChanged }) => {
    if (pathChanged) arrive()
  })
  const stopReports = reportFailures()
  return () => {
    leave()
    stopReports()
  }
}
