import autocannon from "autocannon"

// As many requests as the server answers, from a process on a core of its own: `throughput.ts <url> <seconds> [etag]`.
// Ends with the process that started it.
process.once("disconnect", () => process.exit())
const [url = "", seconds = "4", etag] = process.argv.slice(2)
const result = await autocannon({
  url,
  connections: 50,
  duration: Number(seconds),
  ...(etag !== undefined && { headers: { "if-none-match": etag } }),
})
export interface Throughput {
  perSecond: number
  errors: number
  /** Replies by their status. */
  statuses: Record<string, number>
}
const statuses = Object.fromEntries(
  Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
)
process.send?.(
  {
    perSecond: result.requests.total / result.duration,
    errors: result.errors + result.timeouts,
    statuses,
  } satisfies Throughput,
  () => process.exit(0),
)
