import { axisScale } from "./axis-scale"
import { ChartFrame, yOf } from "./chart-frame"
import type { ChartPoint } from "./chart-point"
import type { ChartWords } from "./chart-table"
import { lineRuns } from "./line-runs"

export interface LineChartProps {
  /** What is drawn: "Result, last 30 days". */
  label: string
  /** In order of time. An unknown value (null) leaves a gap. */
  points: readonly ChartPoint[]
  /** Writes a tick of the vertical axis; without it the axis has no figures. */
  scaleText?: (value: number) => string
  /**
   * Offers the figures as a table below the chart.
   * @default false
   */
  table?: boolean
  /** Words in another language, each in place of the English one. */
  words?: Partial<ChartWords>
  className?: string
}

/**
 * One series over time, on an axis that contains zero. The newest figure is in the heading; the pointer or the arrow
 * keys show the others.
 */
export function LineChart({ points, ...frame }: LineChartProps) {
  const scale = axisScale(points.flatMap(({ value }) => (value === null ? [] : [value])))
  const last = points.length - 1
  const xOf = (index: number) => (last > 0 ? index / last : 0.5)
  const runs = lineRuns(points.map(({ value }) => value))
  const zero = yOf(0, scale)
  const percent = (index: number) => `${xOf(index) * 100}%`
  return (
    <ChartFrame
      {...frame}
      slot="line-chart"
      points={points}
      resting={last}
      scale={scale}
      xOf={xOf}
      indexAt={(fraction) => Math.round(fraction * last)}
      draw={(pointed) => (
        <>
          <line x1="0" x2="100%" y1={zero} y2={zero} stroke="var(--input-border)" />
          <svg
            aria-hidden="true"
            width="100%"
            height="100%"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="overflow-visible text-accent forced-colors:text-[Highlight]"
          >
            {runs.map((run) => {
              const line = run
                .map(({ index, value }) => `${(xOf(index) * 100).toFixed(3)},${yOf(value, scale).slice(0, -1)}`)
                .join(" ")
              const [start, end] = [run[0], run.at(-1)]
              if (!start || !end) return null
              const floor = zero.slice(0, -1)
              const area = `${xOf(start.index) * 100},${floor} ${line} ${xOf(end.index) * 100},${floor}`
              return (
                <g key={start.index}>
                  <polygon points={area} fill="currentColor" fillOpacity={0.14} />
                  <polyline
                    points={line}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth={2}
                    strokeLinejoin="round"
                    strokeLinecap="round"
                    vectorEffect="non-scaling-stroke"
                  />
                </g>
              )
            })}
          </svg>
          {runs
            .flat()
            // A lone point draws no line, so it always has a dot.
            .filter(
              ({ index }) =>
                index === (pointed ?? last) || runs.some((run) => run.length === 1 && run[0]?.index === index),
            )
            .map(({ index, value }) => (
              <circle
                key={index}
                cx={percent(index)}
                cy={yOf(value, scale)}
                r={4.5}
                strokeWidth={2}
                className="fill-accent stroke-surface forced-colors:fill-[Highlight]"
              />
            ))}
        </>
      )}
    />
  )
}
