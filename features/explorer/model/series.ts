import { formatAmount } from "@dghrt/design-system"
import { tallyResult } from "#contract/bet-result"
import type { Series } from "#contract/series"
import { onFirstUse } from "#features/kernel"

const format = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }))
const dayNames = format({ day: "numeric", month: "short" })
const bucketNames = {
  hour: format({ hour: "2-digit", minute: "2-digit" }),
  day: dayNames,
  week: format({ day: "numeric", month: "short", year: "2-digit" }),
  month: format({ month: "short", year: "numeric" }),
}

/** "18 Nov", of a UTC day. */
export const dayText = (dayMs: number) => dayNames().format(dayMs)

/** "14:00", "18 Nov", "16 Nov 26" for the week that begins then, "Nov 2026". */
export const bucketText = (fromMs: number, unit: Series["unit"]) => bucketNames[unit]().format(fromMs)

/** For the height of a bar only; the exact amount is written as text. */
export const toNumber = (value: bigint, decimals: number) => Number(value) / 10 ** decimals

export const chartMetrics = ["volume", "plays", "result"] as const
export type ChartMetric = (typeof chartMetrics)[number]

export interface ChartToken {
  symbol: string
  decimals: number
}

export interface BucketFigure {
  label: string
  value: number
  text: string
}

type Bucket = Series["buckets"][number]

const playsText = (plays: number) => (plays === 1 ? "1 play" : `${plays} plays`)

function amountText(amount: bigint, metric: ChartMetric, { decimals, symbol }: ChartToken): string {
  const sign = metric === "result" ? "always" : "negative"
  return `${formatAmount(amount, decimals, { digits: 4, sign })} ${symbol}`
}

/** "result" is what the players' bets came to, without jackpots, which are not summed by day. */
export function bucketFigures(
  { unit, buckets }: Pick<Series, "unit" | "buckets">,
  metric: ChartMetric,
  token: ChartToken,
): BucketFigure[] {
  return buckets.map((bucket) => {
    const { from_ms, plays, wagered } = bucket
    const label = bucketText(from_ms, unit)
    if (metric === "plays") return { label, value: plays, text: playsText(plays) }
    const amount = metric === "volume" ? wagered : tallyResult(bucket)
    return {
      label,
      value: toNumber(amount, token.decimals),
      text: `${amountText(amount, metric, token)}, ${playsText(plays)}`,
    }
  })
}

/** The sum of a period, written. */
export function periodText(buckets: readonly Bucket[], metric: ChartMetric, token: ChartToken): string {
  const sum = (of: (bucket: Bucket) => bigint) => buckets.reduce((total, bucket) => total + of(bucket), 0n)
  if (metric === "plays") return buckets.reduce((total, { plays }) => total + plays, 0).toLocaleString("en-US")
  return amountText(metric === "volume" ? sum(({ wagered }) => wagered) : sum(tallyResult), metric, token)
}
