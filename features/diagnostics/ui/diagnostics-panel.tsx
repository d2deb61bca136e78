import { useReducer, useState } from "react"
import { logger, logText } from "#features/kernel"
import { useCacheFigures, usePageFigures } from "../data/use-monitor"
import type { ActivityStore } from "../model/activity"
import { pagePattern } from "../model/failure-report"
import { supportText } from "../model/support-text"
import { DiagnosticsView } from "./diagnostics-view"

export interface DiagnosticsPanelProps {
  activity: Pick<ActivityStore, "read">
  /** Of the app's files; empty in development. */
  build: string
}

/** The panel with this page's figures. It is drawn anew with each reading of them. */
export function DiagnosticsPanel({ activity, build }: DiagnosticsPanelProps) {
  const figures = usePageFigures()
  const caches = useCacheFigures()
  const [open, toggle] = useReducer((last: boolean) => !last, true)
  const [copied, setCopied] = useState<boolean | null>(null)
  const session = activity.read()
  const log = logText()
  async function copy() {
    const text = supportText({
      ...{ build, figures, caches, log, activity: session, page: pagePattern(location.pathname) },
      ...{ userAgent: navigator.userAgent, atMs: Date.now() },
    })
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch (error) {
      logger.info("The clipboard refused the details", error)
      setCopied(false)
    }
  }
  return (
    <DiagnosticsView
      {...{ figures, caches, log, open, copied }}
      activity={session}
      onToggle={toggle}
      onCopy={() => void copy()}
    />
  )
}
