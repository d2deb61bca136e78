import { copyText } from "@dghrt/design-system"
import { useReducer, useState } from "react"
import { logText } from "#features/kernel"
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
  const [uncopied, setUncopied] = useState<string>()
  const session = activity.read()
  const log = logText()
  async function copy() {
    const text = supportText({
      ...{ build, figures, caches, log, activity: session, page: pagePattern(location.pathname) },
      ...{ userAgent: navigator.userAgent, atMs: Date.now() },
    })
    const done = (await copyText(text)) === "copied"
    setCopied(done)
    setUncopied(done ? undefined : text)
  }
  return (
    <DiagnosticsView
      {...{ figures, caches, log, open, copied, uncopied }}
      activity={session}
      onToggle={toggle}
      onCopy={() => void copy()}
    />
  )
}
