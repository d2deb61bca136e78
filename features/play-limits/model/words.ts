import { onFirstUse } from "#features/kernel"

const minuteMs = 60_000
const format = (options: Intl.DateTimeFormatOptions) => onFirstUse(() => new Intl.DateTimeFormat("en-GB", options))
const clock = format({ hour: "2-digit", minute: "2-digit" })
const dayAndClock = format({ day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" })
const day = format({ day: "numeric", month: "short", year: "numeric" })

const several = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`

/** Whole minutes in words: "1 hour", "45 minutes", "2 hours 30 minutes". */
export function lengthText(lengthMs: number): string {
  const minutes = Math.max(0, Math.floor(lengthMs / minuteMs))
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return several(rest, "minute")
  return rest === 0 ? several(hours, "hour") : `${several(hours, "hour")} ${several(rest, "minute")}`
}

/** Whole minutes in little room: "45m", "1h 04m". */
export function shortLength(lengthMs: number): string {
  const minutes = Math.max(0, Math.floor(lengthMs / minuteMs))
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h ${String(minutes % 60).padStart(2, "0")}m`
}

/** When something happens on the player's own clock: "14:02" today, "27 Nov, 14:02", and in another year "1 May 2027". */
export function whenText(atMs: number, nowMs: number): string {
  if (new Date(atMs).toDateString() === new Date(nowMs).toDateString()) return clock().format(atMs)
  const sameYear = new Date(atMs).getFullYear() === new Date(nowMs).getFullYear()
  return (sameYear ? dayAndClock() : day()).format(atMs)
}
