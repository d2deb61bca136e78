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
