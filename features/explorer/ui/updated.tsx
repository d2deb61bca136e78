import { cn, IconButton } from "@dghrt/design-system"
import { RefreshCw } from "lucide-react"
import { ageText } from "../model/age"

/** Older data is marked. */
const freshMs = 30_000

export interface UpdatedProps {
  /** When the shown data was read, milliseconds since 1970; null while there is none. */
  atMs: number | null
  nowMs: number
  refreshing: boolean
  /** Whether the last refresh failed, so that older data stays on screen. */
  failed: boolean
  onRefresh: () => void
  /** While the first data loads. */
  loadingText: string
}

/** How old the page's data is, and the way to newer data. */
export function Updated({ atMs, nowMs, refreshing, failed, onRefresh, loadingText }: UpdatedProps) {
  const old = atMs !== null && (failed || nowMs - atMs > freshMs)
  const age = atMs === null ? "" : `${ageText(atMs, nowMs)} ago`
  const known = failed ? `Refreshing failed. Showing data from ${age}` : `Updated ${age}`
  const text = atMs !== null ? known : refreshing ? loadingText : "Not updated"
  return (
    <>
      <span role="status" className={old ? "text-warning" : undefined}>
        {text}
      </span>
      <IconButton label="Refresh" size="lg" onClick={onRefresh}>
        <RefreshCw aria-hidden className={cn("size-4", refreshing && "motion-safe:animate-spin")} strokeWidth={1.75} />
      </IconButton>
    </>
  )
}
