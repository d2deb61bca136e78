import { cpus, loadavg } from "node:os"

/** One measured thing. A budget or a baseline stands beside it where one is meaningful. */
export interface Figure {
  what: string
  value: string
  /** What it is judged by: a budget of docs/architecture.md, or a baseline measured in the same run. */
  beside?: string
}

export interface Benchmark {
  name: string
  /** Measures the app as it is built for players. */
  builtApp?: boolean
  run(): Promise<Figure[]>
}

/** A figure means little without how busy the machine was. */
export const machineLoad = () =>
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")} on ${cpus().length} cores`

export function table(figures: readonly Figure[]): string {
  const width = (read: (figure: Figure) => string) => Math.max(...figures.map((figure) => read(figure).length))
  const [what, value] = [width((figure) => figure.what), width((figure) => figure.value)]
  return figures
    .map((figure) => `  ${figure.what.padEnd(what)}  ${figure.value.padStart(value)}  ${figure.beside ?? ""}`.trimEnd())
    .join("\n")
}

/** The value below which this share of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const perSecond = (count: number, elapsedMs: number) => `${((count * 1_000) / elapsedMs).toFixed(0)} /s`
export const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`
export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`
