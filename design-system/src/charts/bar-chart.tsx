import { axisScale } from "./axis-scale"
import { ChartFrame, yOf } from "./chart-frame"
import type { ChartPoint } from "./chart-point"
import type { ChartWords } from "./chart-table"

export interface ChartBar extends ChartPoint {
  /** Not negative. */
  value: number
}

export interface BarChartProps {
  /** What is drawn: "Volume, last 30 days". */
  label: string
  /** In order of time. */
  bars: readonly ChartBar[]
  /** Index of the one bar that has a colour, the last by default. */
  highlight?: number
  /** Writes a tick of the vertical axis; without it the axis has no figures. */
  scaleText?: (value: number) => string
  /**
   * Offers the figures as a table below the chart.
   * @default false
   */
  table?: boolean
  /** Words in another language, each in place of the English one; `pointByPoint` is "bar by bar". */
  words?: Partial<ChartWords>
  className?: string
}

/** A few bars, one of them highlighted. Its figure is in the heading; the pointer or the arrow keys show the others. */
export function BarChart({ bars, highlight = bars.length - 1, words, ...frame }: BarChartProps) {
  const values = bars.map(({ value }) => (Number.isFinite(value) ? Math.max(0, value) : 0))
  const scale = axisScale(values)
  const step = 1 / bars.length
  return (
    <ChartFrame
      {...frame}
      slot="bar-chart"
      points={bars}
      resting={highlight}
      scale={scale}
      xOf={(index) => (index + 0.5) * step}
      indexAt={(fraction) => Math.floor(fraction * bars.length)}
      words={{ pointByPoint: "bar by bar", ...words }}
      draw={(pointed) =>
        bars.map(({ label }, index) => (
          <rect
            key={label}
            data-pointed={index === pointed}
            x={`${(index + 0.12) * step * 100}%`}
            y={yOf(values[index] ?? 0, scale)}
            width={`${step * 76}%`}
            height={`${((values[index] ?? 0) / scale.high) * 100}%`}
            className={
              index === highlight
                ? "fill-accent forced-colors:fill-[Highlight]"
                : "fill-[color-mix(in_oklab,var(--text)_20%,var(--surface))] data-[pointed=true]:fill-[color-mix(in_oklab,var(--text)_46%,var(--surface))] forced-colors:fill-[CanvasText]"
            }
          />
        ))
      }
    />
  )
}
