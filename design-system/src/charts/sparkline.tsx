import { cn } from "../lib/cn"
import { sparklinePoints } from "./sparkline-points"

export interface SparklineProps {
  /** What is drawn, and its figures in words: "Latency of the last minute, now 84 ms". */
  label: string
  /** In order of time. */
  values: readonly number[]
  /** Which way is good, "higher" by default; decides the colour of the end. */
  better?: "higher" | "lower"
  /** Give it a width and a height. */
  className?: string
}

/** The shape of a series, beside its figure. */
export function Sparkline({ label, values, better = "higher", className }: SparklineProps) {
  const points = sparklinePoints(values)
  const [first, last] = [points[0], points.at(-1)]
  const rise = first && last ? first.y - last.y : 0
  const worse = better === "higher" ? rise < 0 : rise > 0
  const line = points.map(({ x, y }) => `${(x * 100).toFixed(2)},${(y * 100).toFixed(2)}`).join(" ")
  return (
    <span
      data-slot="sparkline"
      data-worse={worse}
      className={cn("relative block text-success data-[worse=true]:text-danger", className)}
    >
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="block size-full overflow-visible"
      >
        {points.length > 1 && (
          <>
            <polygon points={`0,100 ${line} 100,100`} fill="currentColor" fillOpacity={0.14} />
            <polyline
              points={line}
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </>
        )}
      </svg>
      {last && (
        <span
          aria-hidden
          className="absolute size-1.75 -translate-1/2 rounded-full bg-current forced-colors:bg-[CanvasText]"
          style={{ left: `${last.x * 100}%`, top: `${last.y * 100}%` }}
        />
      )}
    </span>
  )
}
