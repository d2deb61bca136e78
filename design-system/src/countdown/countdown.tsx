import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react"
import { cn } from "../lib/cn"
import { VisuallyHidden } from "../visually-hidden/visually-hidden"
import { type Clock, systemClock } from "./clock"
import { countdownText, countdownWords, isSpokenAt } from "./countdown-text"

export interface CountdownProps {
  /** What happens then; begins every announcement. */
  label: string
  /** Milliseconds since 1970. */
  until: number
  /**
   * Where the time comes from.
   * @default the clock of this device
   */
  clock?: Clock
  /** Shown once the time has come, instead of zeros. */
  done?: ReactNode
  /** Runs once when the time comes while it is shown. */
  onEnd?: () => void
  /** The time left as it is read out, from whole seconds: "2 days 4 hours" by default. */
  spoken?: (seconds: number) => string
  /**
   * What follows the number of days.
   * @default "d"
   */
  dayMark?: string
  className?: string
}

/** The time left until something. Screen readers announce it now and then, not every second. */
export function Countdown({
  label,
  until,
  clock = systemClock,
  done,
  onEnd,
  spoken = countdownWords,
  dayMark,
  className,
}: CountdownProps) {
  const end = new Date(until)
  // What is no time of the calendar is over.
  const left = () => (Number.isNaN(end.getTime()) ? 0 : Math.max(0, Math.ceil((until - clock.now()) / 1_000)))
  const seconds = useSyncExternalStore(clock.subscribe, left, left)
  const [shown, setShown] = useState({ seconds, said: "" })
  if (shown.seconds !== seconds) {
    setShown({ seconds, said: isSpokenAt(seconds) ? `${label} ${spoken(seconds)}` : shown.said })
  }
  const waiting = useRef(seconds > 0)
  useEffect(() => {
    if (seconds > 0) waiting.current = true
    else if (waiting.current) {
      waiting.current = false
      onEnd?.()
    }
  }, [seconds, onEnd])
  const over = seconds === 0 && done !== undefined
  const timer = { role: "timer", "aria-label": `${label} ${spoken(seconds)}` }
  return (
    <span data-slot="countdown" className={cn("inline-block whitespace-nowrap tabular-nums", className)}>
      {/* A page drawn on a server is read some seconds later. */}
      <time suppressHydrationWarning dateTime={isoText(end)} {...(!over && timer)}>
        {over ? done : countdownText(seconds, dayMark)}
      </time>
      <VisuallyHidden role="status">{shown.said}</VisuallyHidden>
    </span>
  )
}

const isoText = (date: Date) => (Number.isNaN(date.getTime()) ? undefined : date.toISOString())
