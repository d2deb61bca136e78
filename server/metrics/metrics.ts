import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks"
import type { ReadinessParts } from "../contract/health"
import type { LiveAnswer } from "../database/live-answer"

/** Upper bounds of the request durations that are counted, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5]

interface Series {
  method: string
  route: string
  status: string
  count: number
  seconds: number
  buckets: number[]
}

export interface Metrics {
  /** `route` is a pattern, so that the number of series stays small whatever is asked for. */
  observe(request: { method: string; route: string; status: number; ms: number }): void
  /** In Prometheus' text format. */
  text(): Promise<string>
}

/**
 * Counts requests of this process, and reads how it is at the moment it is asked. `answers` are those that clients poll, by
 * name.
 */
export function createMetrics(
  readiness: () => Promise<ReadinessParts>,
  answers: Readonly<Record<string, Pick<LiveAnswer, "reads">>> = {},
): Metrics {
  const series = new Map<string, Series>()
  const delay: IntervalHistogram = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()

  return {
    observe({ method, route, status, ms }) {
      const seconds = ms / 1_000
      const key = `${method} ${route} ${status}`
      let own = series.get(key)
      if (!own) {
        own = { method, route, status: String(status), count: 0, seconds: 0, buckets: bounds.map(() => 0) }
        series.set(key, own)
      }
      own.count += 1
      own.seconds += seconds
      for (const [index, bound] of bounds.entries()) {
        if (seconds <= bound) own.buckets[index] = (own.buckets[index] ?? 0) + 1
      }
    },
    async text() {
      const { database, chain, indexerLagMs } = await readiness()
      const { rss, heapUsed } = process.memoryUsage()
      const lines = [
        "# HELP http_request_duration_seconds Requests by route, method and status.",
        "# TYPE http_request_duration_seconds histogram",
        ...[...series.values()].flatMap(histogramLines),
        ...gauge("casino_database_up", "Whether the database answers.", Number(database)),
        ...gauge("casino_chain_up", "Whether the Solana node answers.", Number(chain)),
        ...(indexerLagMs === null
          ? []
          : gauge("casino_indexer_lag_seconds", "Time since the chain was last read.", indexerLagMs / 1_000)),
        "# HELP casino_polled_answer_reads_total How often the database was asked for an answer that clients poll.",
        "# TYPE casino_polled_answer_reads_total counter",
        ...Object.entries(answers).map(
          ([name, { reads }]) => `casino_polled_answer_reads_total{answer="${name}"} ${reads()}`,
        ),
        ...gauge("process_resident_memory_bytes", "Memory of the process.", rss),
        ...gauge("nodejs_heap_used_bytes", "JavaScript objects in memory.", heapUsed),
        ...gauge("nodejs_eventloop_lag_p99_seconds", "Since the last scrape.", delay.percentile(99) / 1e9),
        ...gauge("nodejs_eventloop_lag_max_seconds", "Since the last scrape.", delay.max / 1e9),
      ]
      delay.reset()
      return `${lines.join("\n")}\n`
    },
  }
}

function histogramLines({ method, route, status, count, seconds, buckets }: Series): string[] {
  const labels = `method="${method}",route="${escaped(route)}",status="${status}"`
  const name = "http_request_duration_seconds"
  return [
    ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ]
}

const gauge = (name: string, help: string, value: number): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${value}`,
]

const escaped = (label: string) => label.replace(/[\\"\n]/g, "_")
