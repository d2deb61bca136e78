import type { ClientErrorReport } from "#contract/client-errors"
import { done } from "#contract/session"
import { logger, postJson, whenIdle } from "#features/kernel"
import { createReporter, type Reporter, type ReporterPorts } from "../model/reporter"

const path = "/api/client-errors"
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="app-build"]')?.content ?? ""

/** Outlives the page, and comes after everything else that the page asks for. */
const unhurried: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true, priority: "low" })

const send = (report: ClientErrorReport) => postJson(path, report, done, { fetch: unhurried })

/** The reporter of this page: takes up the log's errors, those from before it too. */
export function startReporter(player: Pick<ReporterPorts, "isAllowed" | "isBusy">): Reporter {
  const reporter = createReporter({
    ...player,
    send,
    facts: () => ({ path: location.pathname, build: ownBuild(), userAgent: navigator.userAgent }),
    later: (ms, task) => void setTimeout(() => void whenIdle().then(task), ms),
    nowMs: () => performance.now(),
  })
  for (const entry of logger.entries()) if (entry.level === "error") reporter.note(entry)
  logger.subscribe((entry) => {
    if (entry.level === "error") reporter.note(entry)
  })
  addEventListener("pagehide", () => reporter.leave())
  return reporter
}
