import { type IntervalHistogram, monitorEventLoopDelay } from "node:perf_hooks"
import type { BetCount } from "../contract/client-errors"
import type { ReadinessParts } from "../contract/health"
import type { Backlog } from "../database/backlog"
import type { LiveAnswer } from "../database/live-answer"

/** Upper bounds of the request durations that are counted, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]
/** Delays of the event loop are those of the last one to two of these, however many readers ask and how often. */
const windowMs = 60_000

interface Series {
  method: string
  route: string
  status: string
  count: number
  seconds: number
  buckets: number[]
}

export interface ObservedDuration {
  method: string
  /** A pattern, so that the number of series stays small whatever is asked for. */
  route: string
  status: number
  ms: number
  /** Which limit refused it. */
  limit?: string | undefined
}

/** What this process is doing at the moment of a reading; null for what is not known, which is then left out. */
export interface ServerFigures {
  plays: Backlog | null
  /** Connections of this process to PostgreSQL. */
  pool: { used: number; idle: number; waiting: number } | null
  databaseBytes: number | null
  priceAgeMs: number | null
  /** Of the node's newest block, by the block's own time: a cluster that has halted, or a clock that is wrong. */
  blockAgeMs: number | null
  machine: { openFiles: number | null; fileLimit: number | null; memoryLimit: number | null; freeBytes: number | null }
  /** The Solana node that is asked at present, by its host. */
  node: string
  sockets: number
  build: string
  version: string
}

export interface Metrics {
  observe(request: ObservedDuration): void
  /** A play that this process has read from the chain. */
  countPlays(count: number): void
  /** Bets as browsers say that they ended; nobody has checked it. */
  countReportedBets(bets: readonly BetCount[]): void
  /** In Prometheus' text format. */
  text(): Promise<string>
}

export interface MetricsPorts {
  readiness: () => Promise<ReadinessParts>
  figures?: () => Promise<ServerFigures>
  /** Those that clients poll, by name. */
  answers?: Readonly<Record<string, Pick<LiveAnswer, "reads">>>
  closed?: { isClosed: () => boolean; isKnown: () => boolean }
  /** Of this process; none unless given. */
  unhandledRejections?: () => number
  nowMs?: () => number
}

/** Counts requests of this process, and reads how it is at the moment it is asked. */
export function createMetrics(ports: MetricsPorts): Metrics {
  const { readiness, figures, answers = {}, closed, unhandledRejections = () => 0, nowMs = Date.now } = ports
  const series = new Map<string, Series>()
  const refused = new Map<string, number>()
  const reportedBets = new Map<string, { labels: Readonly<Record<string, string>>; count: number }>()
  let playsRead = 0
  const startedAtMs = nowMs()
  const loop = eventLoopDelay()

  return {
    observe({ method, route, status, ms, limit }) {
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
      if (limit !== undefined) refused.set(limit, (refused.get(limit) ?? 0) + 1)
    },
    countPlays(count) {
      playsRead += count
    },
    countReportedBets(bets) {
      for (const { count, ...labels } of bets) {
        const key = Object.values(labels).join()
        reportedBets.set(key, { labels, count: (reportedBets.get(key)?.count ?? 0) + count })
      }
    },
    async text() {
      const [{ database, chain, indexerLagMs, indexing }, facts] = await Promise.all([readiness(), figures?.() ?? null])
      const { rss, heapUsed } = process.memoryUsage()
      const { p99Seconds, maxSeconds } = loop.read()
      const lines = [
        "# HELP http_request_duration_seconds Requests by route, method and status.",
        "# TYPE http_request_duration_seconds histogram",
        ...[...series.values()].flatMap(histogramLines),
        ...counter(
          "casino_refused_total",
          "Calls over a limit.",
          [...refused].map(([limit, count]) => [{ limit }, count]),
        ),
        ...counter("casino_unhandled_rejections_total", "Promises that failed and that nothing waited for: defects.", [
          [{}, unhandledRejections()],
        ]),
        ...gauge("casino_database_up", "Whether the database answers.", Number(database)),
        ...gauge("casino_chain_up", "Whether the Solana node answers.", Number(chain)),
        ...gauge("casino_closed", "Whether the casino is closed to new bets.", Number(closed?.isClosed() === true)),
        ...gauge("casino_closed_known", "Whether that is known.", Number(closed?.isKnown() !== false)),
        ...gauge("casino_indexer_lag_seconds", "Time since the chain was last read.", secondsOf(indexerLagMs)),
        ...gauge("casino_indexing", "Whether this process is the one that reads the chain.", Number(indexing === true)),
        ...counter("casino_plays_indexed_total", "Plays that this process has read from the chain.", [[{}, playsRead]]),
        ...counter(
          "casino_reported_bets_total",
          "Bets by outcome, as browsers reported them to this process: a claim, where casino_plays_indexed_total is a count.",
          Array.from(reportedBets.values(), ({ labels, count }): Sample => [{ reported: "browser", ...labels }, count]),
        ),
        ...counter(
          "casino_polled_answer_reads_total",
          "How often the database was asked for an answer that clients poll.",
          Object.entries(answers).map(([answer, { reads }]) => [{ answer }, reads()]),
        ),
        ...(facts ? figureLines(facts) : []),
        ...gauge("process_start_time_seconds", "Since 1970.", startedAtMs / 1_000),
        ...gauge("process_resident_memory_bytes", "Memory of the process.", rss),
        ...gauge("nodejs_heap_used_bytes", "JavaScript objects in memory.", heapUsed),
        ...gauge("nodejs_eventloop_lag_p99_seconds", "Of the last one to two minutes.", p99Seconds),
        ...gauge("nodejs_eventloop_lag_max_seconds", "Of the last one to two minutes.", maxSeconds),
      ]
      return `${lines.join("\n")}\n`
    },
  }
}

function figureLines({
  plays,
  pool,
  databaseBytes,
  priceAgeMs,
  blockAgeMs,
  machine,
  node,
  sockets,
  build,
  version,
}: ServerFigures): string[] {
  const connections = pool && Object.entries(pool).map(([state, count]): Sample => [{ state }, count])
  return [
    ...gauge("casino_plays_not_final", "Plays that the cluster may still roll back.", plays?.notFinal ?? null),
    ...gauge("casino_plays_missing", "Transactions that a node named and did not return yet.", plays?.missing ?? null),
    ...gauge("casino_plays_given_up", "Of these, those asked for once a day only.", plays?.givenUp ?? null),
    ...gauge("casino_plays_unread_spans", "Ranges of the chain that are still to be read.", plays?.unreadSpans ?? null),
    ...(connections
      ? family("gauge", "casino_database_connections", "Of this process, and who waits for one.", connections)
      : []),
    ...gauge("casino_database_bytes", "Size of the database.", databaseBytes),
    ...gauge("casino_price_age_seconds", "Age of the oldest price that is served.", secondsOf(priceAgeMs)),
    ...gauge(
      "casino_block_age_seconds",
      "Age of the node's newest block, by its own time and this clock.",
      secondsOf(blockAgeMs),
    ),
    ...gauge("casino_disk_free_bytes", "Room on the disk of DATA_DIR.", machine.freeBytes),
    ...gauge("casino_memory_limit_bytes", "What the container or the unit grants.", machine.memoryLimit),
    ...gauge("process_open_fds", "Files and connections that are open.", machine.openFiles),
    ...gauge("process_max_fds", "As many may be open.", machine.fileLimit),
    ...family("gauge", "casino_node_info", "The Solana node that is asked at present.", [[{ host: node }, 1]]),
    ...gauge("casino_open_sockets", "Connections of clients.", sockets),
    ...family("gauge", "casino_build_info", "What this process runs.", [[{ version, build }, 1]]),
  ]
}

const secondsOf = (ms: number | null) => (ms === null ? null : ms / 1_000)

/** Two windows that overlap: a reader changes nothing that another one reads. */
function eventLoopDelay() {
  const windows = [monitor(), monitor()] as const
  let turn = 0
  // The one that is cleared has been read for two of these; the other has at least one behind it.
  const timer = setInterval(() => {
    windows[turn === 0 ? 0 : 1].reset()
    turn = 1 - turn
  }, windowMs)
  timer.unref()
  return {
    read() {
      const longest = windows[turn === 0 ? 0 : 1]
      return { p99Seconds: longest.percentile(99) / 1e9, maxSeconds: longest.max / 1e9 }
    },
  }
}

function monitor(): IntervalHistogram {
  const histogram = monitorEventLoopDelay({ resolution: 20 })
  histogram.enable()
  return histogram
}

function histogramLines({ method, route, status, count, seconds, buckets }: Series): string[] {
  const labels = labelText({ method, route, status })
  const name = "http_request_duration_seconds"
  return [
    ...bounds.map((bound, index) => `${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ]
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number]

function family(type: "gauge" | "counter", name: string, help: string, samples: readonly Sample[]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => {
      const text = labelText(labels)
      return `${name}${text === "" ? "" : `{${text}}`} ${value}`
    }),
  ]
}
const counter = (name: string, help: string, samples: readonly Sample[]) => family("counter", name, help, samples)
const gauge = (name: string, help: string, value: number | null) =>
  value === null ? [] : family("gauge", name, help, [[{}, value]])

const labelText = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([label, value]) => `${label}="${value.replace(/[\\"\n]/g, "_")}"`)
    .join(",")
