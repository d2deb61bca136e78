import type { ChartPeriod, SeriesWire } from "../contract/series"
import { dayMs, dayOf, firstDayOf, firstHourOf, hourMs } from "../database/settled-game"
import { type PlaySource, readPlays } from "./play-source"

interface Sums {
  plays: number
  wagered: bigint
  paid: bigint
  bonus: bigint
}
type Unit = SeriesWire["unit"]

const none: Sums = { plays: 0, wagered: 0n, paid: 0n, bonus: 0n }
const hoursShown = 24
const days: Record<Exclude<ChartPeriod, "24h" | "all">, number> = { "7d": 7, "30d": 30 }
/** A longer series is put together by week, and then by month. */
const most = { days: 92, weeks: 731 }
/** 1 January 1970 was a Thursday. */
const mondayOffset = 3

const added = (one: Sums, other: Sums): Sums => ({
  plays: one.plays + other.plays,
  wagered: one.wagered + other.wagered,
  paid: one.paid + other.paid,
  bonus: one.bonus + other.bonus,
})

/** Where the bucket begins that a day belongs to, in days from 1970. */
function bucketOf(day: number, unit: Unit): number {
  if (unit === "week") return Math.floor((day + mondayOffset) / 7) * 7 - mondayOffset
  if (unit !== "month") return day
  const date = new Date(day * dayMs)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth()) / dayMs
}

function nextBucket(day: number, unit: Unit): number {
  if (unit === "week") return day + 7
  if (unit !== "month") return day + 1
  const date = new Date(day * dayMs)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / dayMs
}

/** Days as buckets from `first` to `last`, those without plays included. */
export function dayBuckets(rows: readonly (Sums & { day: number })[], first: number, last: number, unit: Unit) {
  const sums = new Map<number, Sums>()
  for (const row of rows) {
    const bucket = bucketOf(row.day, unit)
    sums.set(bucket, added(sums.get(bucket) ?? none, row))
  }
  const buckets: { day: number; sums: Sums }[] = []
  for (let day = bucketOf(first, unit); day <= last; day = nextBucket(day, unit))
    buckets.push({ day, sums: sums.get(day) ?? none })
  return buckets
}

export interface SeriesRequest {
  token: string
  period: ChartPeriod
  game?: string | undefined
  /** Of one player alone. */
  player?: string | undefined
}

/** Plays over time, of the casino, of one game or of one player. */
export async function seriesOf(
  plays: PlaySource<"daily" | "playerDays" | "hours">,
  { token, period, game, player }: SeriesRequest,
  nowMs: number,
): Promise<SeriesWire> {
  const { queries, asOf } = await readPlays(plays)
  const wire = (fromMs: number, { plays: count, wagered, paid, bonus }: Sums) => ({
    ...{ from_ms: fromMs, plays: count },
    ...{ wagered: String(wagered), paid: String(paid), bonus: String(bonus) },
  })
  if (period === "24h") {
    const since = firstHourOf(hoursShown, nowMs)
    const rows = new Map((await queries.hours({ token, since, player, game })).map((row) => [row.hour, row]))
    const hours = Array.from({ length: hoursShown }, (_, index) => since + index)
    return { unit: "hour", buckets: hours.map((hour) => wire(hour * hourMs, rows.get(hour) ?? none)), ...asOf }
  }
  const today = dayOf(nowMs)
  const asked = period === "all" ? 0 : firstDayOf(days[period], nowMs)
  const rows =
    player === undefined ? await queries.daily(token, asked, game) : await queries.playerDays(player, token, asked)
  const first = period === "all" ? Math.min(today, ...rows.map(({ day }) => day)) : asked
  const span = today - first + 1
  const unit = span <= most.days ? "day" : span <= most.weeks ? "week" : "month"
  const buckets = dayBuckets(rows, first, today, unit)
  return { unit, buckets: buckets.map(({ day, sums }) => wire(day * dayMs, sums)), ...asOf }
}
