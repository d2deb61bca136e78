import { cn } from "../lib/cn"
import { useBarPointer } from "./use-bar-pointer"

export interface ChartBar {
  /** What the bar stands for: a day. */
  label: string
  /** Not negative. */
  value: number
  /** The value as it is written: "248.6140 SOL, 904 plays". */
  text: string
}

export interface BarChartProps {
  /** What is drawn: "Volume, last 30 days". */
  label: string
  /** In order of time. */
  bars: readonly ChartBar[]
  /** Index of the one bar that has a colour, the last by default. */
  highlight?: number
  /** Writes the value of a grid line at its right end; without it the lines are bare. */
  scaleText?: (value: number) => string
  className?: string
}

const gridParts = [0, 1 / 3, 2 / 3, 1] as const

/** Few bars, one of them meant. Its figures stand above it as text; pointing at a bar, or arrow keys, show each bar's own. */
export function BarChart({ label, bars, highlight = bars.length - 1, scaleText, className }: BarChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value))
  const [first, meant, last] = [bars[0], bars[highlight], bars.at(-1)]
  const pointer = useBarPointer(bars.length, highlight)
  const seen = pointer.at === null ? undefined : bars[pointer.at]
  const step = 100 / bars.length
  return (
    <figure data-slot="bar-chart" className={cn("grid grid-cols-1 gap-2", className)}>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-text-muted type-label">
        <span className="wrap-anywhere min-w-0">{label}</span>
        {meant && (
          <span className="wrap-anywhere min-w-0 normal-case tracking-normal">
            {meant.label} <span className="font-semibold text-text">{meant.text}</span>
          </span>
        )}
      </figcaption>
      <div dir="ltr" className="flex gap-3">
        <div className="relative min-w-0 flex-1">
          <svg
            role="img"
            aria-label={meant ? `${label}: ${meant.label} ${meant.text}` : `${label}: nothing yet`}
            className="block h-43 w-full overflow-visible"
          >
            {gridParts.map((part) => (
              <line key={part} x1="0" x2="100%" y1={`${part * 100}%`} y2={`${part * 100}%`} stroke="var(--hair)" />
            ))}
            {bars.map(({ label: name, value }, index) => {
              const height = highest > 0 && Number.isFinite(value) ? (Math.max(0, value) / highest) * 100 : 0
              return (
                <rect
                  key={name}
                  data-pointed={index === pointer.at}
                  x={`${index * step + step * 0.12}%`}
                  y={`${100 - height}%`}
                  width={`${step * 0.76}%`}
                  height={`${height}%`}
                  className={
                    index === highlight
                      ? "fill-accent forced-colors:fill-[Highlight]"
                      : "fill-[color-mix(in_oklab,var(--text)_20%,var(--surface))] data-[pointed=true]:fill-[color-mix(in_oklab,var(--text)_46%,var(--surface))] forced-colors:fill-[CanvasText]"
                  }
                />
              )
            })}
          </svg>
          {bars.length > 1 && (
            <div
              role="slider"
              tabIndex={0}
              aria-label={`${label}, bar by bar`}
              aria-valuemin={1}
              aria-valuemax={bars.length}
              aria-valuenow={(pointer.at ?? highlight) + 1}
              aria-valuetext={seen ? `${seen.label} ${seen.text}` : meant && `${meant.label} ${meant.text}`}
              {...pointer.handlers}
              className="absolute inset-0 rounded-xs"
            />
          )}
          {seen && pointer.at !== null && (
            <span
              aria-hidden
              className="framed pointer-events-none absolute bottom-[calc(100%+6px)] z-1 line-clamp-2 w-max max-w-full rounded-xs bg-surface px-2.5 py-1.5 text-[0.8125rem] text-text shadow-3"
              style={{
                left: `${(pointer.at + 0.5) * step}%`,
                // Slides along the bars from its left to its right end, so that it never leaves the chart.
                transform: `translateX(-${(pointer.at / (bars.length - 1 || 1)) * 100}%)`,
              }}
            >
              <span className="text-text-muted">{seen.label}</span> <span className="font-semibold">{seen.text}</span>
            </span>
          )}
        </div>
        {scaleText && highest > 0 && (
          <div
            aria-hidden
            className="-my-1.5 flex h-46 shrink-0 flex-col justify-between text-end text-text-muted text-xs leading-none"
          >
            {gridParts.map((part) => (
              <span key={part}>{scaleText(highest * (1 - part))}</span>
            ))}
          </div>
        )}
      </div>
      {first && last && (
        <div aria-hidden dir="ltr" className="flex justify-between gap-4 text-text-muted text-xs">
          <span className="truncate">{first.label}</span>
          <span className="truncate">{bars.length > 1 && last.label}</span>
        </div>
      )}
    </figure>
  )
}
