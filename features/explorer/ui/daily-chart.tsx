import { BarChart, EmptyState, ErrorState, LineChart, SegmentedControl, SkeletonRows } from "@dghrt/design-system"
import type { DailyStats, PlayerDays } from "#contract/charts"
import type { TokenConfig } from "#contract/config"
import type { Remote } from "#features/kernel"
import { type DailyMetric, dayFigures, periodText } from "../model/daily"

export const chartDays = [7, 30, 90, 365] as const
export type ChartDays = (typeof chartDays)[number]

/** What a chart shows; it is part of the page's address. */
export interface ChartChoice {
  metric: DailyMetric
  days: ChartDays
  /** Symbol of a token. */
  token: string
}

export interface DailyChartProps {
  daily: Remote<DailyStats | PlayerDays>
  choice: ChartChoice
  onChoice: (next: Partial<ChartChoice>) => void
  tokens: readonly TokenConfig[]
  /** Whose result the result is: "Result of this player". */
  resultLabel: string
}

const periods = chartDays.map((days) => ({ value: `${days}`, label: days === 365 ? "1y" : `${days}d` }))

/** Volume, plays or results by UTC day, in one token, with the same figures as a table. */
export function DailyChart({ daily, choice, onChoice, tokens, resultLabel }: DailyChartProps) {
  const token = tokens.find(({ symbol }) => symbol === choice.token) ?? tokens[0]
  const metrics = [
    { value: "volume", label: "Volume" },
    { value: "plays", label: "Plays" },
    { value: "result", label: "Result" },
  ] as const
  const title = { volume: "Volume", plays: "Plays", result: resultLabel }[choice.metric]
  const period = choice.days === 365 ? "last year" : `last ${choice.days} days`
  if (!token) return null
  return (
    <section aria-label="Charts" className="card grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-[0.84375rem] text-text-muted">
            {title}, {period}
          </h2>
          <p className="type-d4 type-display tabular-nums">
            {daily.status === "ready" ? periodText(daily.value.days, choice.metric, token) : "—"}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {tokens.length > 1 && (
            <SegmentedControl
              label="Token"
              options={tokens.map(({ symbol }) => ({ value: symbol, label: symbol }))}
              value={token.symbol}
              onValueChange={(symbol) => onChoice({ token: symbol })}
            />
          )}
          <SegmentedControl
            label="Chart"
            options={metrics}
            value={choice.metric}
            onValueChange={(metric) => onChoice({ metric })}
          />
          <SegmentedControl
            label="Period"
            options={periods}
            value={`${choice.days}`}
            onValueChange={(text) => onChoice({ days: chartDays.find((days) => `${days}` === text) ?? 30 })}
          />
        </div>
      </header>
      <Chart daily={daily} metric={choice.metric} token={token} label={`${title} by day`} />
      <p className="text-text-muted text-xs">
        Days in UTC.{" "}
        {daily.status === "ready" && !daily.value.complete
          ? "Older plays are still being read from the chain, so every figure is at least that much."
          : "Every settled play counts once; jackpots are not part of the result."}
      </p>
    </section>
  )
}

interface ChartProps extends Pick<DailyChartProps, "daily"> {
  metric: DailyMetric
  token: TokenConfig
  label: string
}

const short = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 })

function Chart({ daily, metric, token, label }: ChartProps) {
  switch (daily.status) {
    case "loading":
      return <SkeletonRows count={4} label="Loading the chart" />
    case "failed":
      return <ErrorState title="The chart did not load" detail={daily.error.message} onRetry={daily.retry} />
    case "ready": {
      const figures = dayFigures(daily.value.days, metric, token)
      if (daily.value.days.every(({ plays }) => plays === 0))
        return <EmptyState title="No plays in this period" detail={`Nothing was played in ${token.symbol}.`} />
      const scaleText = (value: number) => short.format(value)
      return metric === "result" ? (
        <LineChart label={label} points={figures} scaleText={scaleText} table />
      ) : (
        <BarChart label={label} bars={figures} scaleText={scaleText} table />
      )
    }
  }
}
