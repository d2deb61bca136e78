const pad = (value: number) => String(value).padStart(2, "0")

/** "2d 04:05:09", "04:05:09" or "05:09": as short as the time that is left allows. */
export function countdownText(seconds: number, dayMark = "d"): string {
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor(seconds / 3_600) % 24
  const rest = `${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
  if (days > 0) return `${days}${dayMark} ${pad(hours)}:${rest}`
  return hours > 0 ? `${pad(hours)}:${rest}` : rest
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`

/** The same to be read out, in its two largest units: "2 days 4 hours". */
export function countdownWords(seconds: number): string {
  const parts = [
    { count: Math.floor(seconds / 86_400), unit: "day" },
    { count: Math.floor(seconds / 3_600) % 24, unit: "hour" },
    { count: Math.floor(seconds / 60) % 60, unit: "minute" },
    { count: seconds % 60, unit: "second" },
  ]
  const first = parts.findIndex(({ count }) => count > 0)
  if (first < 0) return "0 seconds"
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => plural(count, unit))
    .join(" ")
}

/** Whether a screen reader announces this second: each full hour, each of the last five minutes, 10 seconds and the end. */
export function isSpokenAt(seconds: number): boolean {
  if (seconds <= 10) return seconds === 10 || seconds === 0
  return seconds <= 300 ? seconds % 60 === 0 : seconds % 3_600 === 0
}
