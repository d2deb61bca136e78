import { cn } from "../lib/cn"

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
  className?: string
}

/** Few bars, one of them meant. Its figures stand above it as text; this is their picture. */
export function BarChart({ label, bars, highlight = bars.length - 1, className }: BarChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value))
  const [first, meant, last] = [bars[0], bars[highlight], bars.at(-1)]
  const spoken = meant ? `${label}: ${meant.label} ${meant.text}` : `${label}: nothing yet`
  return (
    <figure data-slot="bar-chart" className={cn("grid grid-cols-1 gap-2", className)}>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-text-muted type-label">
        <span>{label}</span>
        {meant && (
          <span className="normal-case tracking-normal">
            {meant.label} <span className="font-semibold text-text">{meant.text}</span>
          </span>
        )}
      </figcaption>
      <svg role="img" aria-label={spoken} className="h-43 w-full overflow-visible">
        {[0, 1 / 3, 2 / 3, 1].map((part) => (
          <line key={part} x1="0" x2="100%" y1={`${part * 100}%`} y2={`${part * 100}%`} stroke="var(--hair)" />
        ))}
        {bars.map(({ label: name, value, text }, index) => {
          const height = highest > 0 && Number.isFinite(value) ? (Math.max(0, value) / highest) * 100 : 0
          const step = 100 / bars.length
          return (
            <rect
              key={name}
              x={`${index * step + step * 0.12}%`}
              y={`${100 - height}%`}
              width={`${step * 0.76}%`}
              height={`${height}%`}
              className={
                index === highlight
                  ? "fill-accent forced-colors:fill-[Highlight]"
                  : "fill-[color-mix(in_oklab,var(--text)_20%,var(--surface))] hover:fill-[color-mix(in_oklab,var(--text)_46%,var(--surface))] forced-colors:fill-[CanvasText]"
              }
            >
              <title>{`${name} ${text}`}</title>
            </rect>
          )
        })}
      </svg>
      {first && last && (
        <div aria-hidden dir="ltr" className="flex justify-between gap-4 text-text-muted text-xs">
          <span className="truncate">{first.label}</span>
          <span className="truncate">{bars.length > 1 && last.label}</span>
        </div>
      )}
    </figure>
  )
}
