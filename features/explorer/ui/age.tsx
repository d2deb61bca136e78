import { ageText, momentText } from "@dghrt/kernel/time-text"

/** How long ago, with the moment itself on hover and for machines. */
export function Age({ timeMs, nowMs, suffix = "" }: { timeMs: number | null; nowMs: number; suffix?: string }) {
  if (timeMs === null) return <span title="The time of this play is not known">—</span>
  return (
    <time
      dateTime={new Date(timeMs).toISOString()}
      title={momentText(timeMs)}
      className="whitespace-nowrap text-text-muted"
    >
      {`${ageText(timeMs, nowMs)}${suffix}`}
    </time>
  )
}
