import { cn, IconButton, VisuallyHidden } from "@dghrt/design-system"
import { RefreshCw } from "lucide-react"
import { useEffect, useState } from "react"
import { ageText } from "#features/kernel"

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
  /** Without it nothing is drawn, and what is announced keeps its place. */
  shown?: boolean
  /** While the first data loads. */
  loadingText: string
}

/** How old the page's data is, and the way to newer data. */
export function Updated({ atMs, nowMs, refreshing, failed, onRefresh, shown = true, loadingText }: UpdatedProps) {
  const [pressed, setPressed] = useState<"no" | "waiting" | "done">("no")
  // A press starts the refresh a moment later: it is over when it has begun and ended.
  const [began, setBegan] = useState(false)
  useEffect(() => {
    if (pressed !== "waiting") return
    if (refreshing) setBegan(true)
    else if (began) setPressed("done")
  }, [pressed, refreshing, began])
  // A button that is in use stays after it has helped.
  const [focused, setFocused] = useState(false)
  const drawn = shown || focused
  const old = atMs !== null && (failed || nowMs - atMs > freshMs)
  const age = atMs === null ? "" : `${ageText(atMs, nowMs)} ago`
  const known = failed ? `Refreshing failed. Showing data from ${age}` : `Updated ${age}`
  const text = atMs !== null ? known : refreshing ? loadingText : "Not updated"
  function refresh() {
    setPressed("waiting")
    setBegan(false)
    onRefresh()
  }
  return (
    <>
      {drawn && <span className={old ? "text-warning" : undefined}>{text}</span>}
      {/* The age changes every second and is not announced; a failure is, and the end of a refresh that was asked for. */}
      <VisuallyHidden role="status">
        {failed ? "Refreshing failed. Older data is shown." : pressed === "done" ? "Updated." : ""}
      </VisuallyHidden>
      {drawn && (
        <IconButton
          label="Refresh"
          size="lg"
          onClick={refresh}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          <RefreshCw
            aria-hidden
            className={cn("size-4", refreshing && "motion-safe:animate-spin")}
            strokeWidth={1.75}
          />
        </IconButton>
      )}
    </>
  )
}
