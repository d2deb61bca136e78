import { formatAmount } from "@dghrt/design-system"

const dayNames = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" })

/** "18 Nov", of a UTC day. */
export const dayText = (dayMs: number) => dayNames.format(dayMs)

/** For the height of a bar only; the exact amount is written as text. */
export const toNumber = (value: bigint, decimals: number) => Number(value) / 10 ** decimals

export const dailyMetrics = ["volume", "plays", "result"] as const
export type DailyMetric = (typeof dailyMetrics)[number]

interface Day {
  day_ms: number
  plays: number
  wagered: bigint
  paid: bigint
}

export interface ChartToken {
  symbol: string
  decimals: number
}

export interface DayFigure {
  label: string
  value: number
  text: string
}

/** "result" is what the players won in all: payouts less wagers. */
export function dayFigures(days: readonly Day[], metric: DailyMetric, token: ChartToken): DayFigure[] {
  return days.map(({ day_ms, plays, wagered, paid }) => {
    const label = dayText(day_ms)
    if (metric === "plays") return { label, value: plays, text: plays === 1 ? "1 play" : `${plays} plays` }
    const amount = metric === "volume" ? wagered : paid - wagered
    const sign = metric === "result" ? "always" : "negative"
    const text = `${formatAmount(amount, token.decimals, { digits: 4, sign })} ${token.symbol}`
    return {
      label,
      value: toNumber(amount, token.decimals),
      text: `${text}, ${plays === 1 ? "1 play" : `${plays} plays`}`,
    }
  })
}

/** The sum of a period, written. */
export function periodText(days: readonly Day[], metric: DailyMetric, token: ChartToken): string {
  const sum = (of: (day: Day) => bigint) => days.reduce((total, day) => total + of(day), 0n)
  if (metric === "plays") return days.reduce((total, { plays }) => total + plays, 0).toLocaleString("en-US")
  const amount = metric === "volume" ? sum(({ wagered }) => wagered) : sum(({ wagered, paid }) => paid - wagered)
  const sign = metric === "result" ? "always" : "negative"
  return `${formatAmount(amount, token.decimals, { digits: 4, sign })} ${token.symbol}`
}
