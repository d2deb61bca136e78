import { dayMs, firstDayOf } from "../database/settled-game"

/** The last `days` UTC days, the oldest first and today last; a day without a row gets `none`. */
export function filledDays<Row>(
  rows: readonly (Row & { day: number })[],
  days: number,
  nowMs: number,
  none: Row,
): { day_ms: number; row: Row }[] {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  const first = firstDayOf(days, nowMs)
  return Array.from({ length: days }, (_, index) => ({
    day_ms: (first + index) * dayMs,
    row: byDay.get(first + index) ?? none,
  }))
}
