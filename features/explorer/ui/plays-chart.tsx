import { BarChart, EmptyState, ErrorState, LineChart, SegmentedControl, SkeletonRows } from "@dghrt/design-system"
import type { TokenConfig } from "#contract/config"
import type { ChartPeriod, Series } from "#contract/series"
import { onFirstUse, type Remote } from "#features/kernel"
import { bucketFigures, type ChartMetric, periodText } from "../model/series"

/** What a chart shows; it is part of the page's address. */
export interface ChartChoice {
  metric: ChartMetric
  period: ChartPeriod
  /** Symbol of a token. */
  token: string
}

export interface PlaysChartProps {
  series: Remote<Series>
  choice: ChartChoice
  onChoice: (next: Partial<ChartChoice>) => void
  tokens: readonly TokenConfig[]
  /** Whose result the result is: "Result of this player". */
  resultLabel: string
}

const periods = [
  { value: "24h", label: "24h", text: "last 24 hours" },
  { value: "7d", label: "7d", text: "last 7 days" },
  { value: "30d", label: "30d", text: "last 30 days" },
  { value: "all", label: "All", text: "since the first play" },
] as const
const unitNotes = {
  hour: "Hours are in UTC.",
  day: "Days are in UTC.",
  week: "Weeks begin on Monday, in UTC.",
  month: "Months are in UTC.",
} as const

/** Volume, plays or results over time, in one token, with the same figures as a table. */
export function PlaysChart({ series, choice, onChoice, tokens, resultLabel }: PlaysChartProps) {
  const token = tokens.find(({ symbol }) => symbol === choice.token) ?? tokens[0]
  const metrics = [
    { value: "volume", label: "Volume" },
    { value: "plays", label: "Plays" },
    { value: "result", label: "Result" },
  ] as const
  const title = { volume: "Volume", plays: "Plays", result: resultLabel }[choice.metric]
  const period = periods.find(({ value }) => value === choice.period)?.text
  const unit = series.status === "ready" ? series.value.unit : "day"
  if (!token) return null
  return (
    <section aria-label="Charts" className="card grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-[0.84375rem] text-text-muted">{`${title}, ${period}`}</h2>
          <p className="type-d4 type-display tabular-nums">
            {series.status === "ready" ? periodText(series.value.buckets, choice.metric, token) : "—"}
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
            value={choice.period}
            onValueChange={(period) => onChoice({ period })}
          />
        </div>
      </header>
      <Chart series={series} metric={choice.metric} token={token} label={`${title} by ${unit}`} />
      <p className="text-text-muted text-xs">
        {`${unitNotes[unit]} ${
          series.status === "ready" && !series.value.complete
            ? "We are still reading older plays from the chain, so every figure is at least this much."
            : "Every settled play counts once. Results leave jackpots out."
        }`}
      </p>
    </section>
  )
}

interface ChartProps extends Pick<PlaysChartProps, "series"> {
  metric: ChartMetric
  token: TokenConfig
  label: string
}

const short = onFirstUse(() => new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 }))

function Chart({ series, metric, token, label }: ChartProps) {
  switch (series.status) {
    case "loading":
      return <SkeletonRows count={4} label="Loading the chart" />
    case "failed":
      return <ErrorState title="The chart did not load" detail={series.error.message} onRetry={series.retry} />
    case "ready": {
      const figures = bucketFigures(series.value, metric, token)
      if (series.value.buckets.every(({ plays }) => plays === 0))
        return <EmptyState title="No plays in this period" detail={`Nothing was played in ${token.symbol}.`} />
      const scaleText = (value: number) => short().format(value)
      return metric === "result" ? (
        <LineChart label={label} points={figures} scaleText={scaleText} table />
      ) : (
        <BarChart label={label} bars={figures} scaleText={scaleText} table />
      )
    }
  }
}
