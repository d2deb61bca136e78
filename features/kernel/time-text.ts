const formatted = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  // Made at the first use, by then in the browser: a prerendered page knows neither the reader's language nor time zone.
  return (timeMs: number): string => {
    format ??= new Intl.DateTimeFormat(undefined, options)
    return format.format(timeMs)
  }
}

/*
 * How a moment is written everywhere: as the reader's browser writes it, in the reader's time zone. A page that is prerendered
 * must not write one before it is hydrated.
 */

/** "18 Nov 2026" */
export const dayText = formatted({ dateStyle: "medium" })

/** "18 Nov 2026, 14:06:31" */
export const momentText = formatted({ dateStyle: "medium", timeStyle: "medium" })

/** "14:06:31" */
export const clockText = formatted({ timeStyle: "medium" })

/** "14:06" */
export const minuteText = formatted({ timeStyle: "short" })

/** "8s", "3m", "2h", "5d": how long ago, in the largest whole unit. */
export function ageText(timeMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.floor((nowMs - timeMs) / 1_000))
  if (seconds < 60) return `${seconds}s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}m`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)}h`
  return `${Math.floor(seconds / 86_400)}d`
}
