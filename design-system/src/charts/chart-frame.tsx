import type { ReactNode } from "react"
import { cn } from "../lib/cn"
import type { AxisScale } from "./axis-scale"
import type { ChartPoint } from "./chart-point"
import { ChartTable, type ChartWords, defaultChartWords } from "./chart-table"
import { useChartPointer } from "./use-chart-pointer"

export interface ChartFrameProps {
  /** The chart's `data-slot`. */
  slot: string
  /** What is drawn: "Volume, last 30 days". */
  label: string
  /** In order of time. */
  points: readonly ChartPoint[]
  /** The point that the heading names. */
  resting: number
  /** The vertical axis. */
  scale: AxisScale
  /** Writes a tick of the vertical axis; without it the axis has no figures. */
  scaleText?: ((value: number) => string) | undefined
  /** Where a point lies: a fraction of the width, from 0 at the left to 1. */
  xOf: (index: number) => number
  /** The point at a fraction of the width. */
  indexAt: (fraction: number) => number
  /** The marks within a box of 100 % width and height; `pointed` is the index under the pointer. */
  draw: (pointed: number | null) => ReactNode
  /** Offers the figures as a table below the chart. */
  table?: boolean | undefined
  /** Words in another language, each in place of the English one. */
  words?: Partial<ChartWords> | undefined
  className?: string | undefined
}

/** Heading, grid, axes, tooltip, keyboard access and table of a chart. Only the marks differ between charts. */
export function ChartFrame(props: ChartFrameProps) {
  const { slot, label, points, resting, scale, scaleText, xOf, indexAt, draw, table = false, className } = props
  const words = { ...defaultChartWords, ...props.words }
  const pointer = useChartPointer({ count: points.length, resting, indexAt })
  const [first, named, last] = [points[0], points[resting], points.at(-1)]
  const pointed = pointer.at === null ? undefined : points[pointer.at]
  return (
    <figure data-slot={slot} className={cn("grid grid-cols-1 gap-2", className)}>
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-text-muted type-label">
        <span className="wrap-anywhere min-w-0">{label}</span>
        {named && (
          <span className="wrap-anywhere min-w-0 normal-case tracking-normal">
            <span>{named.label}</span> <span className="font-semibold text-text">{named.text}</span>
          </span>
        )}
      </figcaption>
      <div dir="ltr" className="flex gap-3">
        <div className="relative min-w-0 flex-1" onPointerLeave={pointer.onPointerLeave}>
          <svg
            role="img"
            aria-label={named ? `${label}: ${named.label} ${named.text}` : `${label}: ${words.nothing}`}
            className="block h-43 w-full overflow-visible"
          >
            {scale.ticks.map((tick) => (
              <line key={tick} x1="0" x2="100%" y1={yOf(tick, scale)} y2={yOf(tick, scale)} stroke="var(--hair)" />
            ))}
            {draw(pointer.at)}
          </svg>
          {points.length === 0 && (
            <p aria-hidden className="absolute inset-0 grid place-items-center p-2 text-center text-text-muted">
              <span className="wrap-anywhere block min-w-0 first-letter:uppercase">{words.nothing}</span>
            </p>
          )}
          {points.length > 1 && (
            <div
              role="slider"
              tabIndex={0}
              aria-label={`${label}, ${words.pointByPoint}`}
              aria-valuemin={1}
              aria-valuemax={points.length}
              aria-valuenow={(pointer.at ?? resting) + 1}
              aria-valuetext={pointed ? `${pointed.label} ${pointed.text}` : named && `${named.label} ${named.text}`}
              {...pointer.handlers}
              className="absolute inset-0 touch-pan-y rounded-xs"
            />
          )}
          {pointed && pointer.at !== null && (
            <span
              aria-hidden
              className="absolute bottom-full z-1 w-max max-w-full pb-1.5"
              style={{
                left: `${xOf(pointer.at) * 100}%`,
                // Slides along the points from its left to its right end, so that it never leaves the chart.
                transform: `translateX(-${(pointer.at / (points.length - 1 || 1)) * 100}%)`,
              }}
            >
              <span className="framed line-clamp-2 rounded-xs bg-surface px-2.5 py-1.5 text-[0.8125rem] text-text shadow-3">
                <span className="text-text-muted">{pointed.label}</span>{" "}
                <span className="font-semibold">{pointed.text}</span>
              </span>
            </span>
          )}
        </div>
        {scaleText && points.length > 0 && (
          <div aria-hidden className="relative h-43 shrink-0 text-end text-text-muted text-xs leading-none">
            {scale.ticks.map((tick) => (
              <span key={tick} className="absolute end-0 -translate-y-1/2" style={{ top: yOf(tick, scale) }}>
                {scaleText(tick)}
              </span>
            ))}
            {/* The figures are placed freely, so the widest one reserves the width. */}
            <span className="invisible block h-0 overflow-hidden">{widest(scale.ticks.map(scaleText))}</span>
          </div>
        )}
      </div>
      {first && last && (
        <div aria-hidden dir="ltr" className="flex justify-between gap-4 text-text-muted text-xs">
          <span className="truncate">{first.label}</span>
          <span className="truncate">{points.length > 1 && last.label}</span>
        </div>
      )}
      {table && points.length > 0 && <ChartTable label={label} points={points} words={words} />}
    </figure>
  )
}

/** How far below the top a value lies, as a CSS percentage. */
export const yOf = (value: number, { low, high }: AxisScale) => `${percent(1 - (value - low) / (high - low))}%`

const percent = (fraction: number) => Number((fraction * 100).toFixed(3))

const widest = (texts: readonly string[]) =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "")
