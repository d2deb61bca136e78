import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createMetrics, type ServerFigures } from "./metrics"

const figures: ServerFigures = {
  plays: { notFinal: 3, missing: 2, givenUp: 1, unreadSpans: 4 },
  pool: { used: 5, idle: 4, waiting: 1 },
  databaseBytes: 8_000_000,
  priceAgeMs: 61_000,
  blockAgeMs: 2_000,
  machine: { openFiles: 40, fileLimit: 1_024, memoryLimit: 600_000_000, freeBytes: 7_000_000 },
  node: "node.example",
  sockets: 12,
  build: 'a"b',
  version: "1.2.3",
}
const metrics = (given: Partial<ServerFigures> = {}) =>
  createMetrics({
    readiness: async () => ({ database: true, chain: true, indexerLagMs: 1_500, indexing: true }),
    figures: async () => ({ ...figures, ...given }),
    answers: { chat: { reads: () => 7 } },
    unhandledRejections: () => 2,
    nowMs: () => 1_700_000_000_000,
  })

test("each figure has its line", async () => {
  const own = metrics()
  own.countPlays(40)
  own.countReportedBets([{ outcome: "settled", count: 3 }])
  own.countReportedBets([
    { outcome: "settled", count: 2 },
    { outcome: "failed", reason: "network", count: 1 },
  ])
  own.observe({ method: "GET", route: "/api/pools", status: 200, ms: 7_000 })
  own.observe({ method: "POST", route: "/api/chat/*", status: 429, ms: 1, limit: "chat" })
  const lines = (await own.text()).split("\n")
  for (const line of [
    "casino_indexing 1",
    "casino_indexer_lag_seconds 1.5",
    "casino_plays_indexed_total 40",
    'casino_reported_bets_total{reported="browser",outcome="settled"} 5',
    'casino_reported_bets_total{reported="browser",outcome="failed",reason="network"} 1',
    "casino_plays_not_final 3",
    "casino_plays_missing 2",
    "casino_plays_given_up 1",
    "casino_plays_unread_spans 4",
    'casino_database_connections{state="used"} 5',
    'casino_database_connections{state="waiting"} 1',
    "casino_database_bytes 8000000",
    "casino_price_age_seconds 61",
    "casino_block_age_seconds 2",
    "casino_disk_free_bytes 7000000",
    "casino_memory_limit_bytes 600000000",
    "process_open_fds 40",
    "process_max_fds 1024",
    'casino_node_info{host="node.example"} 1',
    "casino_open_sockets 12",
    'casino_build_info{version="1.2.3",build="a_b"} 1',
    "process_start_time_seconds 1700000000",
    'casino_refused_total{limit="chat"} 1',
    'casino_polled_answer_reads_total{answer="chat"} 7',
    "casino_unhandled_rejections_total 2",
    // Seven seconds and twenty are counted apart.
    'http_request_duration_seconds_bucket{method="GET",route="/api/pools",status="200",le="5"} 0',
    'http_request_duration_seconds_bucket{method="GET",route="/api/pools",status="200",le="10"} 1',
  ])
    expect(lines).toContain(line)
})

test("what is not known is left out, and no line says otherwise", async () => {
  const text = await metrics({ plays: null, pool: null, databaseBytes: null, priceAgeMs: null }).text()
  for (const name of [
    "casino_plays_not_final",
    "casino_database_connections",
    "casino_database_bytes",
    "casino_price_age",
  ])
    expect(text).not.toContain(name)
})

test("a second reader finds what the first one found", async () => {
  const own = metrics()
  const longest = async () => Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(await own.text())?.[1])
  // The delay is measured from the second turn on.
  await expect.poll(longest).toBeGreaterThan(0)
  const blockedUntil = performance.now() + 120
  while (performance.now() < blockedUntil) Math.sqrt(2)
  let first = 0
  await expect
    .poll(async () => {
      first = await longest()
      return first
    })
    .toBeGreaterThan(0.05)
  expect(await longest()).toBeGreaterThanOrEqual(first)
})

test.each(["deploy/alerts.yml", "deploy/grafana.json"])("%s names no metric that there is not", async (file) => {
  const text = await metrics().text()
  const known = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name))
  const named = readFileSync(file, "utf8").match(
    /\b(casino|http|nodejs|process)_\w+_(?:total|seconds\w*|bytes|up|info|sockets|connections|final|missing|spans|fds)\b|casino_indexing/g,
  )
  expect(named?.length).toBeGreaterThan(10)
  for (const name of new Set(named)) expect([...known, ""]).toContain(name.replace(/_(bucket|count|sum)$/, ""))
})

test("the page on operations names no metric of the casino that there is not", async () => {
  const text = await metrics().text()
  const known = Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name)
  const named = new Set(readFileSync("docs/operations.md", "utf8").match(/\bcasino_\w+/g))
  expect(named.size).toBeGreaterThan(5)
  expect([...named].filter((name) => !known.includes(name))).toEqual([])
})

test("every metric of the casino has a panel on the dashboard", async () => {
  const text = await metrics().text()
  const own = Array.from(text.matchAll(/^# TYPE (casino_\w+)/gm), ([, name = ""]) => name)
  const dashboard = readFileSync("deploy/grafana.json", "utf8")
  expect(own.length).toBeGreaterThan(5)
  expect(own.filter((name) => !new RegExp(`\\b${name}\\b`).test(dashboard))).toEqual([])
})
