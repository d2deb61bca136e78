import { useEffect, useState } from "react"
import { ageText, timeText } from "../model/age"

/** The time, read again every second while the page is on screen. Pass 0 to stop. */
export function useNow(everyMs = 1_000): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (everyMs === 0) return
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setNowMs(Date.now())
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return nowMs
}

/** How long ago, with the moment itself on hover and for machines. */
export function Age({ timeMs, nowMs, suffix = "" }: { timeMs: number | null; nowMs: number; suffix?: string }) {
  if (timeMs === null) return <span title="The chain gave no time for this play">—</span>
  return (
    <time
      dateTime={new Date(timeMs).toISOString()}
      title={timeText(timeMs)}
      className="whitespace-nowrap text-text-muted"
    >
      {ageText(timeMs, nowMs)}
      {suffix}
    </time>
  )
}
