import * as v from "valibot"
import { address } from "./address"
import { amountSum, bonusSum } from "./amount"
import { asOf, whole } from "./figures"

export const chartPeriods = ["24h", "7d", "30d", "all"] as const
export type ChartPeriod = (typeof chartPeriods)[number]
const period = v.optional(v.picklist(chartPeriods), "30d")

export const seriesQuery = v.object({
  token: address,
  period,
  game: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{0,20}$/))),
})
export const playerSeriesQuery = v.object({ token: address, period })

/** Most buckets of a series: a century of months. */
const mostBuckets = 1_200

/**
 * Plays in one token over time, the oldest bucket first; buckets without plays are zeros. A day is by the hour; all plays are
 * by day, week or month, whichever keeps the series readable.
 */
export const series = v.object({
  unit: v.picklist(["hour", "day", "week", "month"]),
  buckets: v.pipe(
    v.array(
      v.object({
        /** The first millisecond of the bucket; hours, days and months are those of UTC, weeks begin on Monday. */
        from_ms: whole,
        plays: whole,
        wagered: amountSum,
        /** Payouts without jackpots. */
        paid: amountSum,
        bonus: bonusSum,
      }),
    ),
    v.maxLength(mostBuckets),
  ),
  ...asOf,
})
export type Series = v.InferOutput<typeof series>
export type SeriesWire = v.InferInput<typeof series>
