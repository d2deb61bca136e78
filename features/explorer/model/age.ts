/** "8s", "3m", "2h", "5d": how long ago, in the largest whole unit. */
export function ageText(timeMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - timeMs) / 1_000))
  if (seconds < 60) return `${seconds}s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}m`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)}h`
  return `${Math.floor(seconds / 86_400)}d`
}

const parts = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
})

/** "18 Nov 2026, 14:06:31" in the reader's time zone. */
export const timeText = (timeMs: number) => parts.format(timeMs)

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" })

/** "14:06:31" */
export const clockText = (timeMs: number) => clock.format(timeMs)
